import type { StyleRule } from '@vanilla-extract/css';
import { isRtl } from '../theme.css.ts';

/**
 * Lets what is wider than its frame scroll, with a shade at the end on this ground, which the last of it covers, and
 * a pixel beyond its edge, where the browser would draw a part of the shade.
 */
export function scrolling(ground: string, end = isRtl ? 'left' : 'right'): StyleRule {
  const start = end === 'left' ? 'right' : 'left';
  return {
    '@media': {
      screen: {
        overflowX: 'auto',
        background: `linear-gradient(to ${start}, ${ground} 2rem, transparent) ${end} -1px top / 4rem 100% no-repeat local, linear-gradient(to ${start}, color-mix(in srgb, currentColor 10%, ${ground}), ${ground}) ${end} / 1.5rem 100% no-repeat ${ground}`,
      },
    },
  };
}
