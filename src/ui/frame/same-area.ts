import type { StyleRule } from '@vanilla-extract/css';
import { shape } from './shape.css.ts';

/**
 * Returns the width of a picture, by default its greatest, by which those of all shapes have the area of a square with
 * this side, and none is much higher than this square.
 */
export function sameArea(side: string, width: 'maxWidth' | 'flexBasis' = 'maxWidth'): StyleRule {
  const highest = `min(80svh, 28rem) * ${shape}`;
  // Browsers without `sqrt()` take the first.
  return { [width]: [`calc(${highest})`, `min(${highest}, ${side} * sqrt(${shape}))`] };
}
