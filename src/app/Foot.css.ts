import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from '../ui/arrangement.css.ts';
import { fits, fitted } from '../ui/fitted.ts';
import { mount, pictureBox } from '../ui/frame/frame.css.ts';
import { shape } from '../ui/frame/shape.css.ts';
import { room } from '../ui/letters.css.ts';
import { hoverable } from '../ui/page.css.ts';
import { card, cardPadding, onCards } from '../ui/section.css.ts';
import { globalMedia, media } from '../ui/style-rules.ts';
import { display, rules, theme, uppercase } from '../ui/theme.css.ts';
import { sideEdges } from './Layout.css.ts';

const isCentered = layout.align === 'center';
const lined = { paddingBlock: theme.space.s, borderTop: rules.page };
/** On cards, the foot is a card as well. */
const place = onCards ? { ...card, paddingBlock: theme.space.s } : lined;

// On a page that is lower than the screen, the foot stands at the lower edge of the screen.
globalMedia('#page > div', 'screen', {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100svh',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: onCards ? theme.distance.section : 0,
  width: '100%',
  maxWidth: theme.page,
  margin: 'auto auto 0',
  paddingInline: sideEdges,
  paddingBlockEnd: theme.space.m,
  ...(isCentered && { textAlign: 'center' }),
  ...media('print', { padding: '0 !important' }),
});

globalStyle(`${foot} > div`, {
  ...place,
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  ...(isCentered && { flexDirection: 'column' }),
  justifyContent: 'space-between',
  alignItems: isCentered ? 'center' : 'baseline',
  columnGap: theme.space.l,
  color: theme.color.muted,
  fontSize: theme.size.label,
});
/** Whose site it is. */
export const name = style({ color: theme.color.text, fontSize: theme.size.text });
globalStyle(`${foot} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  ...(isCentered && { justifyContent: 'center' }),
  columnGap: theme.space.l,
});
// Room for fingers at both sides, so that words of any length are equally far from each other.
globalStyle(`${foot} ul a`, {
  minWidth: 0,
  paddingInline: theme.space.s,
  marginInline: `calc(-1 * ${theme.space.s})`,
});
globalStyle(`${foot} svg`, { display: 'none' });

const inFoot = `100cqi - 2 * ${theme.space.edge}${onCards ? ` - 2 * ${cardPadding}` : ''}`;
const works: StyleRule = {
  ...place,
  ...hoverable,
  vars: { [room]: inFoot, ...fits },
  fontSize: fitted(theme.size.entry),
  lineHeight: 1.2,
  textWrap: 'balance',
  textDecoration: 'none',
  ...media('print', { display: 'none' }),
};
/** A link to the previous or the next project. The next one stands at the end of the line. */
export const neighbour = style([
  display,
  {
    ...works,
    flex: '1 1 min(18rem, 100%)',
    selectors: {
      ...hoverable.selectors,
      '&[rel=next]': isCentered ? {} : { textAlign: 'end' },
    },
  },
]);
/** A link to the next project beside its picture. */
export const next = style([
  display,
  {
    ...works,
    flex: '1 0 100%',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space.l,
    alignItems: 'center',
    paddingBlock: onCards ? cardPadding : theme.space.l,
    fontSize: fitted(theme.size.heading),
    ...(uppercase && { lineHeight: 1 }),
    ...media('screen and (min-width: 56rem)', {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      vars: { [room]: `(${inFoot}) / 2` },
    }),
  },
]);
// A picture that loads when it comes into sight has no width of its own before.
globalStyle(`${next} img`, { ...pictureBox, ...mount, width: `min(100%, 22rem * ${shape})` });
// Two links side by side have half of the line each.
globalStyle(`:is(${neighbour} + ${neighbour}, ${neighbour}:has(+ ${neighbour}))`, {
  ...media('(min-width: 44rem)', { vars: { [room]: `(${inFoot}) / 2 - ${theme.space.m}` } }),
});
globalStyle(`:is(${neighbour}, ${next}) small`, {
  display: 'block',
  marginBlockEnd: theme.space.xs,
  font: `${theme.size.label}/1.6 ${theme.font.text}`,
  color: theme.color.muted,
  letterSpacing: 0,
  textTransform: 'none',
});
