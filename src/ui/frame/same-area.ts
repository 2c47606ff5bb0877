import { shape } from './shape.css.ts';

/**
 * Returns the width of a picture by which those of all shapes have the area of a square with this side, and none is
 * higher than the screen or this height. Browsers without `sqrt()` take the first.
 */
export function sameArea(side: string, most = '28rem') {
  const highest = `min(80svh, ${most}) * ${shape}`;
  return [`calc(${highest})`, `min(${highest}, ${side} * sqrt(${shape}))`];
}
