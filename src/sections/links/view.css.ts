import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { quietLink, ruledColumns, wordSize, wordSpaces } from '../../ui/page.css.ts';
import { onCards, rowCounter, rowNumber, seamPadding, titleNumber } from '../../ui/section.css.ts';
import { columnsFrom, globalInRoom, globalMedia, halves, media } from '../../ui/style-rules.ts';
import {
  display,
  layout,
  motionAllowed,
  posterSize,
  rules,
  theme,
  touchSize,
  typography,
} from '../../ui/theme.css.ts';

const inMargin = layout.sections === 'margin';
const isPoster = layout.sections === 'columns';
/** Whether the links stand below one another, each as large as a title. */
const isIndex = isPoster || inMargin;
const isCentered = layout.align === 'center' && !onCards;

/** The container query for two columns, each with room for a number, an icon and a name of ten capitals. */
const inHalves = isPoster ? '(min-width: 48rem)' : '(min-width: 40rem)';
/** The container query for cards with room for two boxes in large letters. */
const broad = '(min-width: 28rem)';

const arrangement: StyleRule = isIndex
  ? columnsFrom(inHalves, halves, { columnGap: theme.space.l })
  : {
      display: 'flex',
      flexWrap: 'wrap',
      gap: isCentered ? `${theme.distance.row} 0` : theme.space.s,
      ...(onCards && { height: '100%' }),
      ...(layout.align === 'center' && { justifyContent: 'center' }),
      ...(isCentered && {
        ...ruledColumns.list,
        counterReset: rowCounter,
        paddingBlock: theme.distance.row,
        borderBlock: rules.page,
      }),
    };
/** Beside a margin, each link has a line of its own in any list. */
export const list = style(inMargin ? {} : arrangement);
/** A line of its own below a line, in large letters that take the accent on hover. */
const line: StyleRule = {
  textDecoration: 'none',
  selectors: { '&:hover, &:active': { color: theme.color.accent } },
  ...media(motionAllowed, { transition: 'color 0.2s' }),
  display: 'flex',
  // The baseline of the text is that of the line, so that a heading beside it can share it.
  alignItems: 'baseline',
  padding: `${inMargin ? theme.space.m : theme.space.s} 0`,
  borderTop: rules.page,
  gap: '0.4em',
  ...wordSize,
  ...wordSpaces,
  ...(isPoster && { letterSpacing: '-0.03em' }),
};
/** The icon and the word stand after their number. */
const posterLine: StyleRule = {
  ...titleNumber,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  paddingBlock: theme.distance.row,
  fontSize: posterSize.row,
  lineHeight: 1,
};
/** A word among others, without a frame. */
const word: StyleRule = { textAlign: 'center', textDecoration: 'none', ...wordSize };

/** A word in a frame that is filled with the accent on hover. */
const pill: StyleRule = {
  color: theme.color.accent,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:active': { background: theme.color.accent, color: theme.color.onAccent },
  },
  '@media': { [motionAllowed]: { transition: 'background-color 0.2s, color 0.2s' } },
  display: 'inline-flex',
  minHeight: touchSize,
  borderRadius: theme.pill,
  alignItems: 'center',
  gap: '0.6em',
  padding: '0 1.125rem',
  border: `1px solid ${theme.color.accent}`,
  fontWeight: 500,
};
/** On a panel, links are boxes like all else that stands on one. */
const box: StyleRule = {
  ...pill,
  width: '100%',
  height: '100%',
  padding: seamPadding,
  borderColor: 'transparent',
  borderRadius: theme.radius,
  fontSize: theme.size.entry,
  fontWeight: typography.weight,
  background: theme.color.surface,
};
function look(): StyleRule[] {
  if (isIndex) return isPoster ? [line, posterLine] : [line];
  if (isCentered) return [word];
  return [onCards ? box : pill];
}
export const link = style([
  isIndex || isCentered || onCards ? display : '',
  isCentered ? quietLink : '',
  ...look(),
]);
if (isIndex)
  globalStyle(`${link} > svg`, {
    alignSelf: 'center',
    fontSize: '0.72em',
    // The outlines of an icon begin inside its box, and at the beginning of the line.
    ...(inMargin && { marginInlineStart: '-0.14em', color: theme.color.accent }),
  });
if (isPoster) {
  // The icon stands between a number and a word in bold, so it is muted. It is level with the first line of its word.
  globalStyle(`${link} > svg`, {
    alignSelf: 'start',
    margin: '0.06em 0',
    marginInlineStart: '-0.08em',
    color: theme.color.muted,
  });
  globalInRoom(`${list} > :last-child > ${link}`, `not ${inHalves}`, { paddingBlockEnd: 0 });
}
// Printed books have no icons.
if (isCentered) {
  globalStyle(`${link} > svg`, { display: 'none' });
  globalStyle(`${list} > li`, {
    ...ruledColumns.column,
    // A column is as wide as its words, which would else be broken.
    flex: '1 0 auto',
    minWidth: 'max(8.5rem, 24cqi)',
    display: 'grid',
    justifyItems: 'center',
    gap: theme.space.xs,
    // Of a column as wide as the list, the line lies outside the list too.
    maxWidth: 'calc(100% + 1px)',
    paddingInline: theme.space.s,
  });
  globalStyle(`${list} > li::before`, { ...rowNumber['::before'] });
}
if (onCards) {
  // A box becomes as wide as its longest word.
  globalStyle(`${list} > li`, { flex: '1 0 9rem', overflowWrap: 'break-word', maxWidth: '100%' });
  // A few boxes are large lines, or side by side with the word below its icon.
  const few = `${list}:not(:has(> :nth-child(5)))`;
  globalInRoom(`${few} > li`, `not ${broad}`, { flexBasis: '100%' });
  globalMedia(`${few} ${link}`, 'screen', {
    fontSize: theme.size.item,
    lineHeight: 1.15,
    minHeight: '5rem',
    '@container': {
      [broad]: {
        flexDirection: 'column',
        alignItems: 'start',
        justifyContent: 'space-between',
        minHeight: 'clamp(8rem, 20cqi, 11rem)',
      },
    },
  });
  globalStyle(`${link} > span`, { minWidth: 0, maxWidth: '100%' });
}
