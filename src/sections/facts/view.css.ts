import { globalStyle, style } from '@vanilla-extract/css';
import { entryTitle, figures, ruledColumns, note as smallPrint } from '../../ui/page.css.ts';
import { onCards, tile } from '../../ui/section.css.ts';
import { columnsFrom, globalInRoom, halves, inRoom, media } from '../../ui/style-rules.ts';
import { display, layout, leastLine, rules, theme, typography } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center' && !onCards;
const isLarge = typography.figures === 'large';
/** Whether figures are larger than the heading in the margin, and in the colour of the accent. */
const isLeading = layout.sections === 'margin';
const least = isLarge ? '18rem' : '10rem';

/** The container query for lists with room for three figures side by side. Tiles need more room. */
const forThree = `(min-width: ${onCards ? 36 : 24}rem)`;

const list = style({
  ...columnsFrom(forThree, `repeat(auto-fit, minmax(${least}, 1fr))`, {
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
if (isCentered) globalInRoom(facts.three, `not ${forThree}`, { gridTemplateColumns: equal(1) });

export const fact = style([
  {
    display: 'grid',
    alignContent: 'start',
    // The last of an odd number of figures has a row of its own, where there is room for rows of two.
    selectors: {
      '&:nth-child(odd):last-child': {
        '@container': { [`not ${forThree}`]: { gridColumn: '1 / -1' } },
      },
    },
  },
  onCards ? tile : { paddingTop: theme.space.m, borderTop: rules.page },
  // One line above and one below all figures hold them together, so none has a line of its own.
  isCentered
    ? {
        ...ruledColumns.column,
        paddingTop: 0,
        paddingInline: theme.space.s,
        borderTop: 0,
        textAlign: 'center',
      }
    : {},
]);
export const value = style([
  display,
  figures,
  {
    // The figure is shown above its label, but screen readers read the label first.
    order: -1,
    fontSize: isLeading
      ? 'clamp(2.5rem, 1.5rem + 5cqi, 5rem)'
      : `clamp(1.5rem, ${onCards ? '9cqi' : '1rem + 5cqi'}, ${isCentered ? 5.5 : 4}rem)`,
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
if (onCards) {
  // In more than two columns, six digits fit on a tile at this size.
  const small = inRoom(forThree, { fontSize: 'clamp(1.5rem, 1rem + 3cqi, 4rem)' });
  globalStyle(`:is(${facts.any}, ${facts.three}, ${facts.four}) > * > ${value}`, small);
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
