import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const body = style({
  display: 'grid',
  gap: theme.space.m,
  maxWidth: theme.measure,
  fontSize: theme.size.lead,
});
