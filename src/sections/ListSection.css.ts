import { style } from '@vanilla-extract/css';
import { theme } from '../ui/theme.css.ts';

export const emptyState = style({
  paddingTop: theme.space.l,
  borderTop: `1px solid ${theme.color.line}`,
  color: theme.color.muted,
  fontSize: theme.size.lead,
});
