import { type StyleRule, style } from '@vanilla-extract/css';
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

export const list = style(
  isIndex
    ? columnsFrom('(min-width: 40rem)', halves, { columnGap: theme.space.l })
    : {
        display: 'flex',
        flexWrap: 'wrap',
        gap: isCentered ? `${theme.space.xs} ${theme.space.l}` : theme.space.s,
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
});
export const link = style([
  pill,
  isIndex || isCentered ? display : '',
  isIndex ? line : {},
  isCentered ? word : {},
]);
