import { style } from '@vanilla-extract/css';
import { entryTitle, figures, ruledColumns, note as smallPrint } from '../../ui/page.css.ts';
import { makePlate } from '../../ui/rings.ts';
import { onCards, tile } from '../../ui/section.css.ts';
import { columnsFrom, globalInRoom, globalMedia, halves, media } from '../../ui/style-rules.ts';
import { display, layout, leastLine, rules, theme, typography } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center' && !onCards;
const isLarge = typography.figures === 'large';
/** Whether few figures stand below each other, larger than the heading in the margin, and in the colour of the accent. */
const isLeading = layout.sections === 'margin';
const least = isLarge ? '18rem' : '10rem';

/** The container query for lists with room for three figures side by side. Tiles need more room. */
const forThree = `(min-width: ${onCards ? 48 : 24}rem)`;

const list = style({
  ...columnsFrom('(min-width: 30rem)', `repeat(auto-fit, minmax(${least}, 1fr))`, {
    ...(!onCards && !isCentered && { columnGap: theme.space.l }),
  }),
  ...(isLarge ? {} : { gridTemplateColumns: halves }),
  gap: onCards ? theme.space.s : `${theme.distance.row} ${theme.space.m}`,
  // On a panel that is higher than the figures, they fill the panel.
  ...(onCards && { height: '100%' }),
  ...(isCentered && {
    ...ruledColumns.list,
    columnGap: 0,
    paddingBlock: theme.distance.row,
    borderBlock: rules.page,
  }),
  ...media('print', { gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr)) !important' }),
});
const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;
/** The classes of lists by the number of columns in which the figures fill all rows, or for any number. */
export const facts = {
  any: list,
  one: style([list, { gridTemplateColumns: equal(1) }]),
  two: style([list, { '@container': { '(min-width: 24rem)': { gridTemplateColumns: equal(2) } } }]),
  three: style([list, { '@container': { [forThree]: { gridTemplateColumns: equal(3) } } }]),
  // Four columns need more room than two rows of two.
  four: style([
    list,
    {
      '@container': {
        '(min-width: 24rem)': { gridTemplateColumns: equal(2) },
        [`(min-width: ${isLarge ? 96 : 44}rem)`]: { gridTemplateColumns: equal(4) },
      },
    },
  ]),
};
// The first of three tiles without room side by side leads the two others.
if (onCards) globalInRoom(facts.three, `not ${forThree}`, { gridTemplateColumns: halves });
if (isCentered) globalInRoom(facts.three, `not ${forThree}`, { gridTemplateColumns: equal(1) });

/** Gives the last of an odd number of figures a row of its own, where there is room for rows of two. */
const lastAlone = (room: string) => ({
  selectors: {
    '&:nth-child(odd):last-child': { '@container': { [room]: { gridColumn: '1 / -1' } } },
  },
});
/** The first of an odd number of tiles, of which the others fill rows of two. */
const leading = (tile: string) => `${tile}:first-child:nth-last-child(odd)`;
const wholeRow = (room: string) => ({
  '@container': { [`not ${room}`]: { gridColumn: '1 / -1' } },
});
export const fact = style([
  { display: 'grid', alignContent: 'start' },
  onCards
    ? {
        ...tile,
        selectors: {
          [`:not(${facts.three}) > &:nth-child(odd):last-child`]: wholeRow('(min-width: 36rem)'),
          [`${facts.three} > ${leading('&')}`]: wholeRow(forThree),
        },
      }
    : { paddingTop: theme.space.m, borderTop: rules.page },
  // Large figures have lines of their own, which together are as long as the line above the section.
  isLarge ? lastAlone('(max-width: 23.99rem)') : {},
  // One line above and one below all figures hold them together, so none has a line of its own.
  isCentered
    ? {
        ...ruledColumns.column,
        paddingTop: 0,
        paddingInline: theme.space.s,
        borderTop: 0,
        textAlign: 'center',
        ...lastAlone('(max-width: 23.99rem)'),
      }
    : {},
]);
export const value = style([
  display,
  figures,
  {
    // The figure is shown above its label, but screen readers read the label first.
    order: -1,
    // On a tile, at this size, six figures fit.
    fontSize: isLeading
      ? 'clamp(2.5rem, 1.5rem + 5cqi, 5rem)'
      : `clamp(1.5rem, 1rem + ${onCards ? 3 : 5}cqi, ${isCentered ? 5.5 : 4}rem)`,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    ...((isLeading || isCentered) && { color: theme.color.accent }),
  },
  isLarge
    ? {
        color: theme.color.accent,
        // Three columns on an upright tablet have room for five digits.
        fontSize: 'clamp(3.75rem, 0.5rem + 8cqi, 7rem)',
        lineHeight: Math.max(0.85, leastLine),
        letterSpacing: '-0.025em',
      }
    : {},
  media('print', { fontSize: theme.size.item }),
]);
if (isCentered) {
  const fontSize = 'clamp(2.25rem, 14cqi, 4rem)';
  globalInRoom(`${facts.three} ${value}`, `not ${forThree}`, { fontSize });
}
// In two columns, tiles have room for larger figures.
if (onCards) {
  const large = { fontSize: 'clamp(1.5rem, 9cqi, 4rem)' };
  globalMedia(`${facts.two} ${value}`, 'screen', large);
  globalInRoom(`${facts.four} ${value}`, 'not (min-width: 44rem)', large);
  globalMedia(`${facts.three} ${value}`, 'screen', { fontSize: 'clamp(1.5rem, 6cqi, 4rem)' });
  globalInRoom(`${facts.three} ${value}`, `not ${forThree}`, large);
  globalInRoom(`${facts.three} > ${leading('')} ${value}`, `not ${forThree}`, {
    fontSize: 'clamp(2.5rem, 20cqi, 7.5rem)',
  });
  // The first of three tiles is a plate, like that of a quote.
  const plate = `${facts.three} > ${leading(fact)}`;
  makePlate(plate, '100% 0%', '%');
  globalMedia(`${plate} > ${value}`, 'screen', { color: theme.color.accent });
}
export const label = style([
  isLeading ? display : '',
  {
    // Large figures reach beyond their close lines, and not to their labels.
    marginTop: isLarge ? `calc(1.25 * ${theme.space.m})` : theme.space.s,
    fontWeight: 500,
    ...(isLarge && { fontSize: theme.size.lead, fontWeight: typography.weight, lineHeight: 1.2 }),
    ...((isCentered || onCards) && { fontSize: theme.size.lead, lineHeight: 1.3 }),
    ...(isLeading && { ...entryTitle, fontWeight: typography.weight }),
  },
]);
export const note = style({
  ...smallPrint,
  ...(isLeading && { fontSize: theme.size.lead }),
  ...(onCards && { fontSize: theme.size.text }),
  ...((isLarge || isCentered) && { textWrap: 'balance' }),
});
if (isLeading) {
  const few = `:is(${facts.one}, ${facts.two}, ${facts.three})`;
  // The words of all figures begin at one edge, right after the widest figure.
  globalMedia(few, 'screen', {
    gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
    columnGap: `clamp(${theme.space.m}, 5cqi, ${theme.space.xl})`,
  });
  globalMedia(`${few} > ${fact}`, 'screen', {
    gridColumn: '1 / -1',
    gridTemplate: 'auto 1fr / subgrid',
    paddingTop: theme.distance.row,
  });
  // A figure and its words hang from one line. The words alone give the baseline for the heading beside them.
  globalMedia(`${few} ${value}`, 'screen', {
    gridRow: 'span 2',
    fontSize: 'clamp(4rem, 16cqi, 8rem)',
    // The line is hardly higher than a figure.
    lineHeight: 0.8,
  });
  globalMedia(`${few} > ${fact} > :not(${value})`, 'screen', { gridColumn: 2 });
  globalMedia(`${few} ${label}`, 'screen', {
    alignSelf: 'baseline',
    marginTop: '-0.16em',
    fontSize: theme.size.item,
  });
}
