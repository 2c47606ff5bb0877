import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layout } from '../arrangement.css.ts';
import { frame, isBare, isFramed } from '../frame/frame.css.ts';
import { plate } from '../frame/plate.css.ts';
import { sameArea } from '../frame/same-area.ts';
import { onGround } from '../frame/shape.css.ts';
import { room } from '../letters.css.ts';
import {
  card,
  cardPadding,
  isNumbered,
  numberLetters,
  onCards,
  rowCounter,
  rowNumber,
} from '../section.css.ts';
import { globalInRoom, halves, inRoom } from '../style-rules.ts';
import { rules, theme } from '../theme.css.ts';
import { action, detail, icon, note, points, wanted, words } from './entry.css.ts';
import type { Width } from './widths.ts';
import { base } from './works.css.ts';

/** What words have no room for in a cell: its padding, or their number. */
const padding = onCards
  ? ` - 2 * ${cardPadding}`
  : isNumbered
    ? ` - ${numberLetters} * ${theme.size.entry} - ${theme.space.m}`
    : '';
const isCentered = layout.align === 'center' && !onCards;

/** An entry in a grid of cards, in every theme. */
export const cell = style([
  onCards ? { ...card, overflow: 'clip' } : {},
  base,
  {
    alignContent: 'start',
    gap: isCentered || isNumbered ? theme.space.m : theme.distance.caption,
    vars: { [wanted]: isCentered ? theme.size.title : theme.size.entry },
  },
]);
// A picture at the top of a card reaches its edges.
if (onCards)
  globalStyle(`${cell} ${frame}`, {
    width: `calc(100% + 2 * ${cardPadding})`,
    maxWidth: 'none',
    margin: `calc(-1 * ${cardPadding}) calc(-1 * ${cardPadding}) ${theme.space.s}`,
    borderRadius: 0,
  });
// Pictures side by side stand on one baseline, and so do the words below them.
if (!onGround && !onCards) globalStyle(`${cell}:has(picture)`, { alignSelf: 'baseline' });
const inCell = `${cell} > ${words}`;
globalStyle(inCell, {
  fontSize: isCentered ? theme.size.lead : theme.size.text,
  ...(isCentered && { justifyItems: 'center', textAlign: 'center' }),
});
if (isCentered) {
  globalStyle(`${inCell} ${note}`, { justifyItems: 'center' });
  // A point stands beside its mark.
  globalStyle(`${inCell} ${points}`, { textAlign: 'start' });
}
if (!onCards) {
  globalStyle(`${inCell}::before`, rowNumber['::before'] ?? {});
  // Without pictures, a line above the words shows where an entry begins.
  globalStyle(`${inCell}:first-child`, { paddingTop: theme.space.s, borderTop: rules.page });
}
if (isNumbered && !onCards) {
  globalStyle(inCell, { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: theme.space.m });
  globalStyle(`${inCell} > *`, { gridColumn: 2 });
}
// The areas of a line are not there, so all of these would lie on one another.
globalStyle(`${cell} > :is(${icon}, ${detail}, ${action})`, {
  gridArea: 'auto',
  justifySelf: isCentered ? 'center' : 'start',
  marginInline: 0,
  textAlign: 'inherit',
});
globalStyle(`${cell} > ${detail}`, { order: 1 });

/** The container queries for cells in two and in three columns, and in two alone. */
const two = '(min-width: 36rem)';
const three = '(min-width: 58rem)';
const onlyTwo = `${two} and (not ${three})`;
export const cells = style({
  display: 'grid',
  gap: onCards
    ? theme.distance.section
    : // A picture is closer to its own words than to the next picture.
      `${isCentered ? `calc(1.3 * ${theme.space.xl})` : theme.space.xl} clamp(${theme.space.m}, 3cqi, ${theme.space.xl})`,
  vars: { [room]: `100cqi${padding}` },
  '@container': { [two]: { vars: { [room]: `36cqi${padding}` }, gridTemplateColumns: halves } },
});
/** A list of cards that are each as high as their picture and their words. */
export const shrunk = style(inRoom(two, { alignItems: 'start' }));
/** Such a list in columns, which its cards fill from top to bottom. */
export const packed = style(
  inRoom(two, { display: 'block', columns: '3 18rem', columnGap: theme.distance.section }),
);
globalInRoom(`${packed} > li`, two, { breakInside: 'avoid' });
// Words that have to be level with no other need no plate above them.
globalInRoom(`${packed} ${plate}`, two, { display: 'none' });
/** A list that counts its cells. */
export const counted = style({ counterReset: rowCounter });
const thirds = {
  vars: { [room]: `29cqi${padding}` },
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
};
/** A list of cells with room for three columns. */
export const inThree = style(inRoom(three, thirds));
/** A list that counts its cells, which are equally wide: in three columns where they fill them. */
export const evenCells = style([cells, counted]);
globalInRoom(`${evenCells}:has(> :nth-child(3n):last-child)`, three, thirds);

/** The classes of cells by their width. Those with a row of their own have their words beside their picture. */
export const widths: Record<Width, string> = {
  third: '',
  half: '',
  whole: style({ '@container': { [two]: { gridColumn: '1 / -1' } } }),
  wholeInTwo: style({ '@container': { [onlyTwo]: { gridColumn: '1 / -1' } } }),
};
// Browsers leave out a margin at the top of a column, but not of the first below a card that spans all.
const below = `${packed} > ${widths.whole} + li`;
globalInRoom(`${packed} > li + li:not(${below})`, two, {
  marginBlockStart: theme.distance.section,
});
globalInRoom(`${packed} > ${widths.whole}`, two, {
  columnSpan: 'all',
  marginBlockEnd: theme.distance.section,
});
/** The side of a square with the area of a picture. */
const side = 'min(34rem, 50cqi)';
// Bare pictures end where their columns do.
if (!onCards && !isFramed && !isBare)
  globalInRoom(`${cell} ${frame}`, two, { maxWidth: sameArea(side) });
/** The words stand beside their picture if it leaves them room, and else below it, as wide as the row. */
const besidePicture: StyleRule = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: onCards
    ? `calc(${cardPadding} + ${theme.space.m}) calc(2 * ${cardPadding})`
    : `${theme.space.m} clamp(${theme.space.m}, 4cqi, ${theme.space.xl})`,
  ...(isCentered && { alignItems: 'center', justifyContent: 'center' }),
};
for (const [width, query] of [
  [widths.whole, two],
  [widths.wholeInTwo, onlyTwo],
] as const) {
  // The element with the width is the cell, or around it.
  const inRow = (rule: StyleRule, parts = '') =>
    globalStyle(`:is(${cell}${width}, ${width} ${cell})${parts}`, {
      '@container': { [query]: rule },
    });
  inRow(besidePicture);
  inRow(
    {
      flexBasis: sameArea(side),
      flexGrow: 1,
      minWidth: 0,
      ...(!isFramed && { maxWidth: 'none' }),
      ...(onCards && { marginBlockEnd: `calc(-1 * ${cardPadding})` }),
    },
    ` ${frame}`,
  );
  inRow({ flex: '999 1 28cqi', fontSize: theme.size.lead }, ` > ${words}`);
}
// Cells side by side are equally high.
if (onCards)
  globalStyle(`${cells} > li:not(${cell}), ${cells} > li:not(${cell}) > *`, { display: 'grid' });
