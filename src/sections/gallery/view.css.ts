import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { note } from '../../ui/page.css.ts';
import { media } from '../../ui/style-rules.ts';
import { motionAllowed, theme } from '../../ui/theme.css.ts';
import { shapes } from './shapes.ts';

const ratio = createVar();
const height = createVar();

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.m} ${theme.space.s}`,
});
// A pseudo-element that fills the rest of the last row. Without it, a single picture would fill the whole row.
const rowFiller = { content: '""', flexGrow: 100_000 };
const [highRow, lowRow] = ['clamp(9rem, 20cqi, 22rem)', 'clamp(6rem, 13cqi, 15rem)'];

/** The pictures of a row share the row's width by their aspect ratios, so they fill it at the same height. */
export const rows = styleVariants({
  few: [row, { vars: { [height]: highRow } }],
  some: [row, { vars: { [height]: highRow }, '::after': rowFiller }],
  many: [row, { vars: { [height]: lowRow }, '::after': rowFiller }],
});

const place = style({
  // A row is filled only if the sum of its flex-grow values is at least 1, so the ratio is multiplied by 100.
  flexGrow: `calc(100 * ${ratio})`,
  flexBasis: `calc(${ratio} * ${height})`,
  // The maximum width limits the height of a single picture in a row to 80 % of the screen.
  maxWidth: `min(100%, ${ratio} * 80svh)`,
});

/** The classes of pictures by the index of their shape. */
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
  ...media(motionAllowed, {
    transition: 'scale 0.6s cubic-bezier(0.22, 1, 0.36, 1)',
    selectors: { [`${link}:hover > * > &`]: { scale: '1.03' } },
  }),
});
export const caption = style({ ...note, marginTop: theme.space.xs });
