import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { trailingIcon } from '../../ui/Icon.css.ts';
import { covering, spread, strongLink, wordSize } from '../../ui/page.css.ts';
import {
  isNumbered,
  numberColumn,
  onCards,
  row,
  rowNumber,
  seamPadding,
  tile,
} from '../../ui/section.css.ts';
import { inRoom, media } from '../../ui/style-rules.ts';
import { layout, posterSize, rules, theme, touchSize } from '../../ui/theme.css.ts';

const isCentered = layout.align === 'center';
const isPoster = layout.sections === 'columns';
const isIndex = isPoster && isNumbered;
/** Whether a name is larger than the heading beside it, with its icon at the end of the line. */
const isInMargin = layout.sections === 'margin';

/** The container query for lists with room for a file on one line. */
const forIndex = '(min-width: 44rem)';

/** The container query for lists with room for dots between a label and the facts of its file. */
const forLeaders = '(min-width: 30rem)';

/** A line as in a table of contents: dots lead from the label to the facts of the file. */
const led: StyleRule = {
  columnGap: theme.space.s,
  justifyContent: 'center',
  textAlign: 'center',
  ...inRoom(forLeaders, {
    textAlign: 'start',
    '::before': {
      content: '',
      order: 1,
      flex: '1 1 0',
      borderBottom: `2px dotted ${theme.color.muted}`,
    },
  }),
};
/** A row of an index: a number, a title as large, and the facts of the file, which are below where there is no room. */
const indexed: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.m,
  ...inRoom(forIndex, { gridTemplateColumns: `${numberColumn} minmax(0, 1fr) auto` }),
};
export const list = style([
  onCards || isCentered ? { display: 'grid', gap: theme.space.s } : {},
  onCards ? { height: '100%' } : {},
  isCentered
    ? {
        gap: theme.space.l,
        padding: `${theme.distance.row} max(0px, (100% - 48rem) / 2)`,
        borderBlock: rules.page,
      }
    : {},
]);
export const item = style([
  onCards ? tile : isCentered ? {} : row,
  spread,
  onCards
    ? {
        position: 'relative',
        alignContent: 'start',
        paddingInlineEnd: `calc(2 * ${seamPadding} + ${touchSize})`,
      }
    : {},
  isCentered ? led : {},
  isIndex ? { ...rowNumber, ...indexed } : {},
  isInMargin
    ? {
        position: 'relative',
        ...media('screen', { paddingInlineEnd: 'max(2.75rem, 8cqi)' }),
      }
    : {},
]);
if (isIndex) globalStyle(`${item}::before`, { fontSize: posterSize.row });
/** The name of a file, which is smaller than a heading above. */
export const link = style([
  strongLink,
  isPoster
    ? { fontSize: posterSize.row, lineHeight: 1.05, textWrap: 'balance' }
    : isInMargin
      ? media('screen', wordSize)
      : { fontSize: theme.size.entry },
  onCards || isInMargin ? covering : {},
]);
export const mark = style([
  trailingIcon,
  // All icons stand below one another, level with the first line of their names.
  isInMargin
    ? {
        position: 'absolute',
        insetInlineEnd: '-0.1em',
        insetBlockStart: `calc(${theme.distance.row} + 0.1em)`,
        color: theme.color.accent,
        fontSize: 'inherit',
      }
    : {},
  // Where dots follow the icon, it takes its room.
  isCentered ? inRoom(forLeaders, { width: 'auto' }) : {},
  // The icon stands on a button at the end of the tile.
  onCards
    ? {
        position: 'absolute',
        insetInlineEnd: seamPadding,
        insetBlock: 0,
        marginBlock: 'auto',
        display: 'grid',
        placeItems: 'center',
        width: touchSize,
        height: touchSize,
        borderRadius: theme.pill,
        background: theme.color.accent,
        color: theme.color.onAccent,
        fontSize: theme.size.text,
        '::before': { content: 'none' },
      }
    : {},
]);
if (isInMargin) globalStyle(`${mark} > svg`, { fontSize: '0.6em' });
globalStyle(`a[download]:hover ${mark} > svg`, { translate: '0 0.12em' });
export const facts = style([
  {
    order: 2,
    color: theme.color.muted,
    fontSize: theme.size.lead,
    ...(isIndex && { gridColumn: 2, ...inRoom(forIndex, { gridColumn: 'auto' }) }),
    // On a tile, some facts would fit beside the name, and others would not.
    ...(onCards && { flexBasis: '100%' }),
    // Where a line is short, the facts of all files stand below their names, and not only of those with long names.
    ...(isCentered && { flexBasis: '100%', ...inRoom(forLeaders, { flexBasis: 'auto' }) }),
    ...(isInMargin && inRoom(`not ${forLeaders}`, { order: 4, flexBasis: '100%' })),
  },
]);
export const note = style({
  order: 3,
  flexBasis: '100%',
  fontSize: theme.size.lead,
  ...(isIndex && { gridColumn: '2 / -1' }),
  // A maximum width would make room for the note beside the label.
  paddingInlineEnd: `max(0px, 100% - ${theme.measure})`,
});
