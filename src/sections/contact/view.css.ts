import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { hovered, onCards, row, rowNumber, twoColumns } from '../../ui/page.css.ts';
import { layout, theme, touchSize } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';

/** How the parts of a contact stand to each other. */
type Arrangement = Partial<Record<'link' | 'iconBox' | 'address' | 'copy', StyleRule>>;

/** All on one line where the screen is wide, else the address below the label. */
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

/** Where the container is too narrow for the words between the icon and the button. */
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
  // Wide enough for a common address. Not on paper, where the address follows the label on its line.
  rows: line(
    'screen and (min-width: 45rem)',
    'auto minmax(0, 4fr) minmax(0, 7fr) minmax(6.5rem, auto)',
    {},
  ),
  grid: isCentered ? centered : cell,
  // As wide as the address, which would break in the middle of a word in a column of fixed width.
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
  // The button is beside the icon, so that the words have the whole line.
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
    // A word fits between its number and the button on the smallest screen.
    fontSize: 'clamp(1.5rem, min(8vw, 1.2rem + 3.4vw), 5rem)',
    lineHeight: 1,
    textDecorationColor: 'transparent',
    textDecorationThickness: '3px',
  });
}
export const iconBox = style([
  {
    // A numbered row has no icon.
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
    // Above the area of the link, so that it can be selected.
    position: 'relative',
    color: theme.color.muted,
    fontSize: theme.size.lead,
    overflowWrap: 'anywhere',
    '@media': { print: { display: 'none' } },
  },
  arrangement.address ?? {},
]);
/** Above the area of the link, too. */
export const copy = style([{ position: 'relative' }, arrangement.copy ?? {}]);

if (arrangement === cell && layout.numbering === 'none') {
  // On paper the address follows the label: below an icon there would be an empty line.
  globalStyle(link, { '@media': { print: { display: 'block', minHeight: 0 } } });
  globalStyle(iconBox, { '@media': { print: { display: 'none' } } });
}
