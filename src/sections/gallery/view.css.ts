import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { motionAllowed, theme } from '../../ui/theme.css.ts';
import { shapes } from './shapes.ts';

const ratio = createVar();
const height = createVar();

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.m} ${theme.space.s}`,
});
// Takes the rest of the last row, whose pictures would grow higher than the others.
const rest = { content: '""', flexGrow: 100_000 };
const [usual, low] = ['clamp(9rem, 20cqi, 22rem)', 'clamp(6rem, 13cqi, 15rem)'];

/**
 * Rows in which pictures share the width by their shapes: all of a row are equally high, none is cut
 * and no gap is left.
 */
export const rows = styleVariants({
  few: [row, { vars: { [height]: usual } }],
  some: [row, { vars: { [height]: usual }, '::after': rest }],
  many: [row, { vars: { [height]: low }, '::after': rest }],
});

const place = style({
  // Times 100, because a row is filled only where its flex-grow values add up to 1 or more.
  flexGrow: `calc(100 * ${ratio})`,
  flexBasis: `calc(${ratio} * ${height})`,
  // A picture alone in its row stays lower than the screen.
  maxWidth: `min(100%, ${ratio} * 80svh)`,
});

/** The place of a picture, by the index of its shape. */
export const places = shapes.map((shape) =>
  style([place, { vars: { [ratio]: shape.toFixed(3) } }]),
);

export const link = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: theme.radius,
  background: theme.color.raised,
  cursor: 'zoom-in',
});
export const picture = style({
  width: '100%',
  aspectRatio: ratio,
  objectFit: 'cover',
  '@media': {
    [motionAllowed]: {
      transition: 'scale 0.6s cubic-bezier(0.22, 1, 0.36, 1)',
      selectors: { [`${link}:hover > * > &`]: { scale: '1.03' } },
    },
  },
});
export const caption = style({
  marginTop: theme.space.xs,
  color: theme.color.muted,
  fontSize: theme.size.small,
});
