import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { hovered, onCards, row, rowNumber, twoColumns } from '../../ui/page.css.ts';
import { layout, theme, touchSize } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';

/** The styles that one arrangement adds to the parts of a contact. */
type Arrangement = Partial<Record<'link' | 'iconBox' | 'address' | 'copy', StyleRule>>;

/** Arranges the parts in one line on wide screens. On narrow screens, the address is below the label. */
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

/** Arranges the parts below each other, centred. */
const centered: Arrangement = {
  link: { justifyItems: 'center', textAlign: 'center' },
  copy: { marginBlockStart: theme.space.s },
};

/** The container query for containers without room for text between the icon and the button. */
const stacked = `${twoColumns} or (max-width: 19rem)`;

/** Arranges the text beside the icon in one column, and below the icon in two columns. */
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
  // The third column has room for a common address. On paper, the address follows the label on its line.
  rows: line(
    'screen and (min-width: 45rem)',
    'auto minmax(0, 4fr) minmax(0, 7fr) minmax(6.5rem, auto)',
    {},
  ),
  grid: isCentered ? centered : cell,
  // The column is as wide as the address, since a narrower column would break the address within a word.
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
  // The button is beside the icon, so the text has a whole line.
  globalStyle(`${link} > a`, { '@container': { [stacked]: { gridColumn: '1 / -1' } } });
}
/** The label's link covers the whole row. */
globalStyle(`${link} a::before`, {
  content: '',
  position: 'absolute',
  inset: 0,
  '@media': { print: { content: 'none' } },
});
globalStyle(`${link}:hover a`, hovered);
if (layout.list === 'index') {
  globalStyle(`${link} a`, {
    // On the smallest screen, a word fits between the number and the button.
    fontSize: 'clamp(1.5rem, min(8vw, 1.2rem + 3.4vw), 5rem)',
    lineHeight: 1,
    textDecorationColor: 'transparent',
    textDecorationThickness: '3px',
  });
}
export const iconBox = style([
  {
    // Numbered rows have no icon.
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
    // The address lies above the link's area, so the address can be selected.
    position: 'relative',
    color: theme.color.muted,
    fontSize: theme.size.lead,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
  arrangement.address ?? {},
]);
/** The button lies above the link's area, so the button can be pressed. */
export const copy = style([{ position: 'relative' }, arrangement.copy ?? {}]);

if (arrangement === cell && layout.numbering === 'none') {
  // On paper the address follows the label, and the icon is hidden, since it would leave an empty line.
  globalStyle(link, { '@media': { print: { display: 'block', minHeight: 0 } } });
  globalStyle(iconBox, { '@media': { print: { display: 'none' } } });
}
