import { style } from '@vanilla-extract/css';
import { motionAllowed, theme } from './theme.css.ts';

/** The arrow behind an external link; it moves when the link is hovered over. */
export const arrow = style({
  display: 'inline-flex',
  alignSelf: 'center',
  color: theme.color.muted,
  fontSize: '0.6em',
  selectors: { 'a:hover > &': { color: 'currentColor', translate: '0.12em -0.12em' } },
  '@media': {
    [motionAllowed]: { transition: 'translate 0.25s, color 0.2s' },
    print: { display: 'none' },
  },
});
