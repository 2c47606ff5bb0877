import type { StyleRule } from '@vanilla-extract/css';
import { isRtl } from '../theme.css.ts';

const [start, end] = isRtl ? ['right', 'left'] : ['left', 'right'];

/**
 * Lets what is wider than its frame scroll, with a shade at the end on this ground, which the last of it covers, and
 * a pixel beyond its edge, where the browser would draw a part of the shade.
 */
export const scrolling = (ground: string): StyleRule => ({
  '@media': {
    screen: {
      overflowX: 'auto',
      background: `linear-gradient(to ${start}, ${ground} 2rem, transparent) ${end} -1px top / 4rem 100% no-repeat local, linear-gradient(to ${start}, color-mix(in srgb, currentColor 10%, ${ground}), ${ground}) ${end} / 1.5rem 100% no-repeat ${ground}`,
    },
  },
});
