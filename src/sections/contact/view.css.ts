import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { hovered, onCards, row, rowNumber, twoColumns } from '../../ui/page.css.ts';
import { layout, theme, touchSize } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';

/** How the parts of a contact stand to each other. */
type Arrangement = Partial<Record<'link' | 'iconBox' | 'address' | 'copy', StyleRule>>;

/** On one line where the screen is wide, else with the address below the label. */
function line(broad: string, columns: string, address: StyleRule): Arrangement {
  return {
    link: {
      gridTemplateColumns: 'auto 1fr auto',
      '@media': { [broad]: { gridTemplateColumns: columns } },
    },
    address: {
      gridColumn: '2 / -1',
      '@media': { [broad]: { gridColumn: 'auto', fontSize: theme.size.entry, ...address } },
    },
    copy: { gridColumn: -2, gridRow: 1, justifySelf: 'end' },
  };
}

/** One below the other, in the middle. */
const centered: Arrangement = {
  link: { justifyItems: 'center', textAlign: 'center' },
  copy: { marginBlockStart: theme.space.s },
};

/** Where the words have no room beside the icon and the button. */
const stacked = `${twoColumns} or (max-width: 19rem)`;

/** The words beside the icon where there is one column, and below it where there are two. */
const cell: Arrangement = {
  link: {
    gridTemplateColumns: 'auto 1fr auto',
    '@container': {
      [stacked]: { gridTemplateColumns: '1fr auto' },
      ...(onCards && { [twoColumns]: { minHeight: '13rem', gridTemplateRows: '1fr' } }),
    },
  },
  iconBox: {
    alignSelf: 'start',
    '@container': { [stacked]: { marginBlockEnd: theme.space.s } },
  },
  address: {
    gridColumn: '2 / -1',
    '@container': { [stacked]: { gridColumn: '1 / -1' } },
  },
  copy: { gridColumn: -2, gridRow: 1, alignSelf: 'start', justifySelf: 'end' },
};

const arrangement: Arrangement = {
  // From where a common address has the room of one line. On paper it follows the label, which needs
  // the whole line.
  rows: line(
    'screen and (min-width: 45rem)',
    'auto minmax(0, 4fr) minmax(0, 7fr) minmax(6.5rem, auto)',
    {},
  ),
  grid: isCentered ? centered : cell,
  // As wide as the address, which would break within a word in a fixed share of the line.
  index: line('(min-width: 64rem)', 'max(3.5rem, 8%) minmax(0, 1fr) fit-content(45%) auto', {
    justifySelf: 'end',
    textAlign: 'end',
  }),
}[layout.list];

export const link = style([
  row,
  rowNumber,
  {
    position: 'relative',
    display: 'grid',
    alignItems: layout.list === 'index' ? 'baseline' : 'center',
    columnGap: theme.space.m,
    justifyItems: 'start',
  },
  arrangement.link ?? {},
]);
if (arrangement === cell) {
  // The button is at the end of the line of the icon then.
  globalStyle(`${link} > a`, { '@container': { [stacked]: { gridColumn: '1 / -1' } } });
}
/** The whole row leads where its label does. */
globalStyle(`${link} a::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  '@media': { print: { content: 'none' } },
});
globalStyle(`${link}:hover a`, hovered);
if (layout.list === 'index') {
  globalStyle(`${link} a`, {
    // A word has room beside its number and the button on the smallest screen too.
    fontSize: 'clamp(1.5rem, min(8vw, 1.2rem + 3.4vw), 5rem)',
    lineHeight: 1,
    textDecorationColor: 'transparent',
    textDecorationThickness: '3px',
  });
}
export const iconBox = style([
  {
    // A number takes its place.
    display: layout.numbering === 'none' ? 'grid' : 'none',
    placeItems: 'center',
    width: touchSize,
    height: touchSize,
    borderRadius: theme.radius,
    background: onCards ? theme.color.surface : theme.color.raised,
    color: theme.color.accent,
  },
  arrangement.iconBox ?? {},
]);
export const address = style([
  {
    // Over the link: it can be selected, to be copied.
    position: 'relative',
    color: theme.color.muted,
    fontSize: theme.size.lead,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
  arrangement.address ?? {},
]);
/** Over the link too. */
export const copy = style([{ position: 'relative' }, arrangement.copy ?? {}]);

if (arrangement === cell && layout.numbering === 'none') {
  // On paper, where the address follows the label, the icon would stand above a gap.
  globalStyle(link, { '@media': { print: { display: 'block', minHeight: 0 } } });
  globalStyle(iconBox, { '@media': { print: { display: 'none' } } });
}
