import { style } from '@vanilla-extract/css';
import { fits, fitted } from '../../ui/fitted.ts';
import { wordSpaces } from '../../ui/page.css.ts';
import { display, leastLine, theme } from '../../ui/theme.css.ts';

export const name = style([
  display,
  {
    vars: fits,
    fontSize: fitted(`min(${theme.size.display}, 9cqi)`),
    lineHeight: Math.max(1, leastLine),
    letterSpacing: '-0.02em',
    ...wordSpaces,
  },
]);
export const profession = style({
  marginTop: theme.space.s,
  fontSize: theme.size.entry,
  lineHeight: 1.2,
});
export const label = style({
  marginTop: theme.space.xs,
  color: theme.color.muted,
  fontSize: theme.size.lead,
  textWrap: 'balance',
});
