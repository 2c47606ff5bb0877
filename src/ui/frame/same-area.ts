import type { StyleRule } from '@vanilla-extract/css';
import { shape } from './shape.css.ts';

/** Returns the greatest width of a picture, by which those of all shapes have the area of a square with this side. */
export const sameArea = (side: string): StyleRule => ({
  // Browsers without `sqrt()` take the first.
  maxWidth: [`calc(80svh * ${shape})`, `min(80svh * ${shape}, ${side} * sqrt(${shape}))`],
});
