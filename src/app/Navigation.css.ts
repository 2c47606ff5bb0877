import { style } from '@vanilla-extract/css';
import { lively, theme, touchSize } from '../ui/theme.css.ts';

const narrow = '(max-width: 43.99rem)';
// Without scripts nothing could unfold the menu, so it never folds.
const folding = `(scripting: enabled) and ${narrow}`;

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space.m,
  maxWidth: theme.page,
  margin: '0 auto',
  padding: `${theme.space.m} ${theme.space.edge}`,
});

export const logo = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchSize,
  minHeight: touchSize,
  // The picture stands flush with the text below, its area for the finger around it.
  marginInlineStart: '-0.6rem',
});

export const toggle = style({
  display: 'none',
  minHeight: touchSize,
  padding: '0 1.125rem',
  border: `1px solid ${theme.color.line}`,
  borderRadius: '999px',
  background: 'none',
  selectors: { '&:hover, &[aria-expanded=true]': { borderColor: 'currentColor' } },
  '@media': { [folding]: { display: 'block' } },
});

export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.l,
  '@media': {
    [narrow]: { width: '100%', flexDirection: 'column', paddingTop: theme.space.s },
    [folding]: { selectors: { '&[data-open=false]': { display: 'none' } } },
  },
});

export const link = style({
  display: 'block',
  padding: '0.5rem 0.125rem',
  color: theme.color.muted,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: theme.color.text },
    '&[aria-current=page]': { color: theme.color.text, borderBottomColor: theme.color.accent },
  },
  '@media': {
    [lively]: { transition: 'color 0.2s, border-color 0.2s' },
    [narrow]: {
      padding: '0.6rem 0',
      borderBottom: `1px solid ${theme.color.line}`,
      fontFamily: theme.font.display,
      fontSize: theme.size.item,
    },
  },
});
