import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { entryTitle, itemSize } from '../../ui/page.css.ts';
import { onCards } from '../../ui/section.css.ts';
import { columnsFrom, halves } from '../../ui/style-rules.ts';
import {
  display,
  layout,
  motionAllowed,
  rules,
  theme,
  touchSize,
  typography,
} from '../../ui/theme.css.ts';

/** Whether the links stand below one another in two columns, each as large as a title. */
const isIndex = layout.sections === 'columns';
const isCentered = layout.align === 'center' && !onCards;
/** Whether the links are words in the display font, as in a line of text. */
const isRunning = layout.sections === 'margin';
const isWords = isCentered || isRunning;

export const list = style(
  isIndex
    ? columnsFrom('(min-width: 40rem)', halves, { columnGap: theme.space.l })
    : {
        display: 'flex',
        flexWrap: 'wrap',
        gap: isWords ? `${theme.space.xs} ${theme.space.l}` : theme.space.s,
        ...(layout.align === 'center' && { justifyContent: 'center' }),
        ...(isCentered && { paddingBlock: theme.distance.row, borderBlock: rules.page }),
      },
);
/** A line of its own below a line, in large letters. */
const line: StyleRule = {
  display: 'flex',
  padding: `${theme.space.s} 0`,
  border: 0,
  borderTop: rules.page,
  ...itemSize,
  fontWeight: typography.weight,
  letterSpacing: '-0.03em',
};
/** A word among others, without a frame. */
const word: StyleRule = {
  padding: 0,
  border: 0,
  fontWeight: typography.weight,
  ...entryTitle,
};

const base: StyleRule = {
  display: 'inline-flex',
  minHeight: touchSize,
  borderRadius: theme.pill,
  color: theme.color.accent,
};
const pill: StyleRule = {
  ...base,
  alignItems: 'center',
  gap: '0.6em',
  padding: '0 1.125rem',
  border: `1px solid ${theme.color.accent}`,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:active': { background: theme.color.accent, color: theme.color.onAccent },
  },
  '@media': { [motionAllowed]: { transition: 'background-color 0.2s, color 0.2s' } },
};
/** On a panel, links are boxes like all else that stands on one. */
const box: StyleRule = {
  ...pill,
  // The baseline of the text is that of its box, so that a heading beside it can share it.
  alignItems: 'baseline',
  paddingBlock: `calc((${touchSize} - 1.6em) / 2 - 1px)`,
  borderColor: 'transparent',
  background: theme.color.surface,
};
/** A word in a line of text. */
const running: StyleRule = {
  ...base,
  ...entryTitle,
  alignItems: 'baseline',
  paddingBlock: '0.35em',
  gap: '0.4em',
  textDecoration: `underline 1px ${theme.color.line}`,
  textUnderlineOffset: '0.18em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
};

function look(): StyleRule[] {
  if (isIndex) return [pill, line];
  if (isCentered) return [pill, word];
  if (isRunning) return [running];
  return [onCards ? box : pill];
}
export const link = style([isIndex || isWords ? display : '', ...look()]);
if (isRunning)
  globalStyle(`${link} > svg`, { alignSelf: 'center', width: '0.8em', height: '0.8em' });
else if (onCards) globalStyle(`${link} > svg`, { alignSelf: 'center' });
