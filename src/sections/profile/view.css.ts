import { style } from '@vanilla-extract/css';
import { display } from '../../ui/display.css.ts';
import { theme } from '../../ui/theme.css.ts';

export const figure = style({ marginTop: theme.space.l, maxWidth: '26rem' });
export const photo = style({
  width: '100%',
  borderRadius: theme.radius,
  background: theme.color.raised,
  objectFit: 'cover',
  // The owner's name beneath it is seen together with it.
  '@media': { 'screen and (min-width: 44rem)': { maxHeight: 'max(50svh, 16rem)' } },
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
