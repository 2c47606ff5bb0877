import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { trailingIcon } from '../../ui/Icon.css.ts';
import { spread, strongLink } from '../../ui/page.css.ts';
import {
  inMiddle,
  isNumbered,
  numberColumn,
  onCards,
  row,
  rowNumber,
  tile,
} from '../../ui/section.css.ts';
import { inRoom } from '../../ui/style-rules.ts';
import { layout, theme } from '../../ui/theme.css.ts';

const isPoster = layout.sections === 'columns';
const isIndex = isPoster && isNumbered;

/** The container query for lists with room for a file on one line. */
const forIndex = '(min-width: 44rem)';

/** A row of an index: a number, a title as large, and the facts of the file, which are below where there is no room. */
const indexed: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.space.m,
  ...inRoom(forIndex, { gridTemplateColumns: `${numberColumn} minmax(0, 1fr) auto` }),
};
export const list = onCards
  ? style({ display: 'grid', gap: theme.space.s, height: '100%' })
  : undefined;
export const item = style([
  onCards ? tile : row,
  { ...spread, ...(onCards && { alignContent: 'start' }) },
  inMiddle,
  { vars: fits },
  isIndex ? { ...rowNumber, ...indexed } : {},
]);
if (isIndex) globalStyle(`${item}::before`, { fontSize: fitted(theme.size.title) });
/** The name of a file, which is smaller than a heading above, and larger than one in the margin beside it. */
export const link = style([
  strongLink,
  isPoster
    ? { fontSize: fitted(theme.size.title), lineHeight: 1.05, textWrap: 'balance' }
    : { fontSize: fitted(layout.sections === 'margin' ? theme.size.heading : theme.size.entry) },
]);
globalStyle(`a[download]:hover ${trailingIcon} > svg`, { translate: '0 0.12em' });
export const facts = style({
  color: theme.color.muted,
  fontSize: theme.size.lead,
  ...(isIndex && { gridColumn: 2, ...inRoom(forIndex, { gridColumn: 'auto' }) }),
  // On a tile, some facts would fit beside the name, and others would not.
  ...(onCards && { flexBasis: '100%' }),
});
export const note = style({
  flexBasis: '100%',
  fontSize: theme.size.lead,
  ...(isIndex && { gridColumn: '2 / -1' }),
  // A maximum width would make room for the note beside the label.
  paddingInlineEnd: `max(0px, 100% - ${theme.measure})`,
});
