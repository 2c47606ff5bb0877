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

const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.6em',
  minHeight: touchSize,
  padding: '0 1.125rem',
  border: `1px solid ${theme.color.accent}`,
  borderRadius: theme.pill,
  color: theme.color.accent,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover, &:active': { background: theme.color.accent, color: theme.color.onAccent },
  },
  '@media': { [motionAllowed]: { transition: 'background-color 0.2s, color 0.2s' } },
  // On a panel, links are boxes like all else that stands on one.
  ...(onCards && { borderColor: 'transparent', background: theme.color.surface }),
});
/** Words in the middle of their box, whose baseline is that of the box, so that a heading beside them can share it. */
const onBaseline: StyleRule = {
  alignItems: 'baseline',
  paddingBlock: isRunning
    ? `calc((${touchSize} - 1.2em) / 2)`
    : `calc((${touchSize} - 1.6em) / 2 - 1px)`,
};
const isOnBaseline = !isIndex && !isCentered;
export const link = style([
  pill,
  isIndex || isWords ? display : '',
  isIndex ? line : {},
  isWords ? word : {},
  isOnBaseline ? onBaseline : {},
  isRunning
    ? {
        gap: '0.4em',
        textDecoration: `underline 1px ${theme.color.line}`,
        textUnderlineOffset: '0.18em',
        selectors: {
          '&:hover, &:active': {
            background: 'none',
            color: theme.color.accent,
            textDecorationColor: 'currentColor',
          },
        },
      }
    : {},
]);
if (isOnBaseline) {
  const size = isRunning ? { width: '0.8em', height: '0.8em' } : {};
  globalStyle(`${link} > svg`, { alignSelf: 'center', ...size });
}
