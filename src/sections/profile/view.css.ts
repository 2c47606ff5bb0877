import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme, wide } from '../../ui/theme.css.ts';

// On wide screens it takes the first column, and the sections after it the second.
export const profile = style({
  minWidth: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: '1 / span 12' } },
});
export const figure = style({ marginTop: theme.space.l, maxWidth: '26rem' });
export const photo = style({
  width: '100%',
  borderRadius: theme.radius,
  background: theme.color.raised,
});
export const caption = style({
  marginTop: theme.space.m,
  paddingTop: theme.space.m,
  borderTop: `1px solid ${theme.color.line}`,
});
export const name = style([
  display,
  {
    fontSize: theme.size.item,
    lineHeight: 1.15,
  },
]);
export const label = style({ color: theme.color.muted });
