import { style } from '@vanilla-extract/css';
import { motionAllowed } from './theme.css.ts';

/** Shrinks while it is pressed, and springs back. */
export const pressable = style({
  '@media': {
    [motionAllowed]: {
      transition:
        'scale 0.35s cubic-bezier(0.34, 1.56, 0.64, 1), color 0.2s, background-color 0.2s, border-color 0.2s',
      selectors: { '&:active': { scale: '0.97', transitionDuration: '0.12s' } },
    },
  },
});
