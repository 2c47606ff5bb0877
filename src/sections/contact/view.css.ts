import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fitsName, fitted } from '../../ui/fitted.ts';
import { room } from '../../ui/letters.css.ts';
import { rowLink, strongLink } from '../../ui/page.css.ts';
import { cardPadding, onCards, row, rowNumber, twoColumns } from '../../ui/section.css.ts';
import { globalMedia, inRoom } from '../../ui/style-rules.ts';
import { layout, theme, touchSize, typography } from '../../ui/theme.css.ts';

const isCentered = layout.list === 'grid' && layout.align === 'center';
const arrangement = isCentered ? 'centered' : layout.list;
const isGrid = arrangement === 'grid';
const isIndex = arrangement === 'index';
/** On a line of its own, a contact's words share their baseline with the heading beside them. */
const onLine = arrangement === 'rows' ? ({ alignSelf: 'baseline' } as const) : {};
const isNumbered = layout.numbering !== 'none';

/** The container query for lists with room for a contact on one line. */
const broad = `(min-width: ${isIndex ? 56 : 41}rem)`;
/** The container query for lists that have no room for a label beside the button. */
const tight = `(max-width: ${isIndex ? 20 : 16}rem)`;
/** The container query for cells that have no room for text between the icon and the button. */
const stacked = `${twoColumns} or (max-width: 24rem)`;

/** The room of a label on its card, in its half of the list, or beside a number, an icon and a button. */
const padding = onCards ? ` - 2 * ${cardPadding}` : '';
const labelRoom: StyleRule =
  layout.list === 'grid'
    ? {
        vars: { [room]: `100cqi${padding}` },
        '@container': {
          [twoColumns]: { vars: { [room]: `46cqi${padding}` } },
          ...(onCards && { '(min-width: 64rem)': { vars: { [room]: `32cqi${padding}` } } }),
        },
      }
    : {
        vars: { [room]: '100cqi - 10rem' },
        ...inRoom(broad, { vars: { [room]: isIndex ? '40cqi' : '34cqi' } }),
      };

export const contact = style([
  row,
  rowNumber,
  labelRoom,
  { vars: fitsName },
  {
    position: 'relative',
    display: 'grid',
    // The browser places the icon or the number, whichever a contact has, in the first cell.
    gridTemplate: '". label copy" ". address address" / auto minmax(0, 1fr) auto',
    ...(!isCentered && {
      '@container': { [tight]: { gridTemplate: '". label" ". address" ". copy" / auto 1fr' } },
    }),
    alignItems: isIndex ? 'baseline' : 'center',
    columnGap: theme.space.m,
    justifyItems: 'start',
  },
  {
    // The third column has room for an address of usual length. Printed addresses follow the label instead.
    rows: inRoom(broad, {
      gridTemplate:
        '". label address copy" / auto minmax(min-content, 4fr) minmax(0, 7fr) minmax(6.5rem, auto)',
    }),
    grid: {
      '@container': {
        [stacked]: {
          gridTemplate: `". copy" ${onCards ? '1fr' : 'auto'} "label label" "address address" / 1fr auto`,
        },
      },
      '@media': {
        ...(onCards && { screen: { '@container': { [twoColumns]: { minHeight: '16rem' } } } }),
        // On paper, the address follows the label on the same line.
        ...(!isNumbered && { print: { display: 'block' } }),
      },
    },
    // A long label wraps, so that it leaves room for an address of usual length.
    index: inRoom(broad, {
      gridTemplate: '". label address copy" / max(3.5rem, 8%) fit-content(42%) minmax(0, 1fr) auto',
    }),
    // All lines stand on one axis.
    centered: {
      gridTemplate: '"." "label" "address" "copy" / minmax(0, 1fr)',
      rowGap: theme.space.xs,
      justifyItems: 'center',
      textAlign: 'center',
    } as const,
  }[arrangement],
]);
// Numbers may be as large as the labels.
if (isIndex && typography.figures === 'large')
  globalMedia(`${contact}::before`, 'screen', { fontSize: fitted(theme.size.title) });
export const label = style([
  strongLink,
  {
    ...rowLink,
    gridArea: 'label',
    // A column is as wide as its longest word, unless the word leaves no room for the address.
    overflowWrap: 'break-word',
    maxWidth: '100%',
    ...(layout.list !== 'grid' && inRoom(broad, { maxWidth: '55cqi', ...onLine })),
    fontSize: fitted(theme.size.title),
    textTransform: 'none',
    ...(isIndex && { lineHeight: 1 }),
  },
]);
globalStyle(`${label} > span`, { minWidth: 0 });
const boxSize = onCards ? '3.25rem' : touchSize;
export const iconBox = style([
  {
    display: isNumbered ? 'none' : 'grid',
    placeItems: 'center',
    width: boxSize,
    height: boxSize,
    borderRadius: theme.radius,
    background: onCards ? theme.color.accent : theme.color.raised,
    color: onCards ? theme.color.onAccent : theme.color.accent,
    ...(onCards && { fontSize: theme.size.lead }),
  },
  isGrid
    ? {
        alignSelf: 'start',
        '@container': { [stacked]: { marginBlockEnd: theme.space.s } },
        // On paper, the icon would be alone on a line, so it is not printed.
        '@media': { print: { display: 'none' } },
      }
    : {},
]);
export const address = style({
  gridArea: 'address',
  // The clickable area of the link covers the whole row. The address lies above it, so it can be selected.
  position: 'relative',
  color: theme.color.muted,
  fontSize: theme.size.lead,
  overflowWrap: 'anywhere',
  '@media': {
    print: { display: 'none' },
    ...(layout.list !== 'grid' && {
      screen: {
        '@container': {
          [broad]: {
            ...(isIndex
              ? { placeSelf: 'center end', textAlign: 'end' }
              : { fontSize: theme.size.entry, ...onLine }),
          },
        },
      },
    }),
  },
});
/** The clickable area of the link covers the whole row. The button lies above it, so it can be pressed. */
export const copy = style({
  gridArea: 'copy',
  position: 'relative',
  justifySelf: isCentered ? 'center' : 'end',
  ...(isGrid && { alignSelf: 'start' }),
  // The button is in the middle of the label's letters, whose baseline is lower.
  ...(isIndex && { alignSelf: 'center' }),
});
