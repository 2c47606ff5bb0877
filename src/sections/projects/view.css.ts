import { fallbackVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { room } from '../../ui/letters.css.ts';
import { quietLink, rowLink, strongLink } from '../../ui/page.css.ts';
import { cardPadding, onCards, row, rowNumber, twoColumns } from '../../ui/section.css.ts';
import { globalInRoom, inRoom, media } from '../../ui/style-rules.ts';
import { display, isRtl, layout, theme, typography, uppercase } from '../../ui/theme.css.ts';
import { broad, share } from './picture.css.ts';

const isIndex = layout.list === 'index';
const isCentered = layout.align === 'center' && layout.list === 'grid';

const titleSize = fitted(layout.list === 'rows' ? theme.size.heading : theme.size.title);

const padding = onCards ? ` - 2 * ${cardPadding}` : '';
/** The room that titles have beside a number, a picture or each other. */
const titleRoom: StyleRule = {
  ...(layout.list !== 'rows' && {
    vars: { [room]: isIndex ? '100cqi - 3.5rem' : `100cqi${padding}` },
  }),
  ...{
    rows: inRoom(broad, { vars: { [room]: '46cqi' } }),
    grid: {
      '@container': {
        [twoColumns]: { vars: { [room]: `46cqi${padding}` } },
        ...(onCards && {
          '(min-width: 64rem)': {
            vars: { [room]: `32cqi${padding}` },
          },
        }),
      },
    },
    index: inRoom(broad, { vars: { [room]: '60cqi' } }),
  }[layout.list],
};

/** Places an element in the text column, which is beside the row's number. */
const inIndex: StyleRule = isIndex ? { gridColumn: 2 } : {};

export const project = style([
  row,
  rowNumber,
  titleRoom,
  // The number beside a title is as large as the title.
  isIndex ? { vars: fits } : {},
  { position: 'relative', display: 'grid', gap: theme.space.s },
  {
    // The text is beside the picture, or below the picture on narrow screens.
    rows: {
      '@media': {
        screen: {
          '@container': {
            [broad]: {
              gridTemplate: `auto auto auto 1fr / minmax(0, ${fallbackVar(share, '6fr')}) minmax(0, 6fr)`,
              columnGap: `clamp(${theme.space.l}, 5vw, ${theme.space.xxl})`,
            },
          },
        },
        // The placeholder of a missing picture is not printed, so the title takes its column.
        print: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: theme.space.xl },
      },
    },
    grid: {
      alignContent: 'start',
      ...(isCentered && ({ justifyItems: 'center', textAlign: 'center' } as const)),
    },
    // The number comes first, then the text, then a small picture.
    index: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      '@media': {
        screen: {
          '@container': {
            [broad]: {
              gridTemplate:
                'auto auto auto 1fr / minmax(min-content, 1fr) minmax(0, 8fr) minmax(0, 3fr)',
              columnGap: theme.space.l,
            },
          },
        },
        print: { gridTemplateColumns: '3rem minmax(0, 1fr)' },
      },
    },
  }[layout.list],
]);
// A project with all five texts has a row for each of them, so that the last is beside the picture too.
if (layout.list !== 'grid')
  globalInRoom(`${project}:has(> :nth-child(6))`, broad, {
    gridTemplateRows: 'repeat(4, auto) 1fr',
  });
/** A project of a list whose pictures stand upright. */
export const upright = style({ vars: { [share]: '3fr' } });
/** A project of a list without pictures, whose words take the room of pictures. */
export const unpictured = style(
  layout.list === 'grid'
    ? {}
    : inRoom(broad, {
        gridTemplate: `none / ${isIndex ? 'minmax(min-content, 1fr) minmax(0, 11fr)' : 'minmax(0, 5fr) minmax(0, 7fr)'}`,
      }),
);

if (isIndex) {
  // The row's number is on the baseline of the title, and may be as large.
  globalStyle(`${project}::before`, {
    alignSelf: 'baseline',
    whiteSpace: 'nowrap',
    ...(typography.figures === 'large' && media('screen', { fontSize: titleSize })),
  });
  // A picture of the work is as wide as its text. A plate, which only stands for a picture, is smaller.
  const columns = 'minmax(min-content, 1fr) minmax(0, 5.5fr) minmax(0, 5.5fr)';
  globalInRoom(`${project}:has(> picture)`, '(min-width: 56rem)', {
    vars: { [room]: '42cqi' },
    gridTemplateColumns: columns,
  });
}
export const title = style([
  inIndex,
  {
    // The number of a row, or the heading beside the list, stands on the same line as the title.
    ...(layout.list !== 'grid' && { alignSelf: 'baseline' }),
    fontSize: titleSize,
    lineHeight: uppercase ? 1 : 1.1,
    letterSpacing: uppercase ? '-0.025em' : '-0.01em',
    // A title without a link stands as far from its neighbours as one with the padding of a link.
    selectors: { '&:not(:has(a))': { paddingBlock: '0.1em' } },
    '@media': {
      ...(layout.list === 'rows' && { print: { gridRow: 'span 3' } }),
    },
  },
]);
if (layout.list === 'rows') {
  // The title stands beside all other words.
  globalInRoom(`${unpictured} > ${title}`, broad, { gridRow: '1 / span 2' });
  globalInRoom(`${unpictured}:has(> :nth-child(4)) > ${title}`, broad, { gridRow: '1 / span 4' });
}
export const link = style([strongLink, { ...rowLink, fontSize: 'inherit', lineHeight: 'inherit' }]);
// An arrow marks links to other sites, and a line those to a page of this site.
globalStyle(`${link}:not([target])`, { textDecorationColor: theme.color.accent });

const inText = [inIndex, layout.list === 'rows' ? inRoom(broad, { gridColumn: 2 }) : {}];
/** The link covers the row, so the address beside it comes before the link. */
export const address = style([
  quietLink,
  ...inText,
  { position: 'relative', alignSelf: 'start', justifySelf: isCentered ? 'center' : 'start' },
]);
export const tags = style(inText);
// The separator is a line of asterisks that fades out at its end, or at both ends if centred.
export const separator = style([
  display,
  inIndex,
  {
    overflow: 'hidden',
    color: theme.color.accent,
    fontSize: theme.size.lead,
    lineHeight: 1,
    letterSpacing: '0.6em',
    whiteSpace: 'nowrap',
    // The last asterisk has its space after it too, so the first gets as much before it.
    ...(isCentered && { paddingInlineStart: '0.6em' }),
    maskImage: `linear-gradient(${isRtl ? -90 : 90}deg, ${isCentered ? 'transparent, #000 30% 70%' : '#000 30%'}, transparent)`,
  },
]);
export const description = style([
  inIndex,
  {
    maxWidth: theme.measure,
    fontSize: theme.size.lead,
    ...(isCentered && { textWrap: 'balance' }),
  },
]);
