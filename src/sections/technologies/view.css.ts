import { style } from '@vanilla-extract/css';
import { theme } from '../../ui/theme.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  columnGap: theme.space.l,
});
export const name = style({
  paddingBlock: theme.space.s,
  borderTop: `1px solid ${theme.color.line}`,
  fontWeight: 500,
});
