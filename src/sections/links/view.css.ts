import { style } from '@vanilla-extract/css';
import { layout, motionAllowed, theme, touchSize } from '../../ui/theme.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.s,
  ...(layout.align === 'center' && { justifyContent: 'center' }),
});
export const link = style({
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
