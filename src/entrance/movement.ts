import type { Movement } from '../config/animation.ts';

/** The cubic Bézier curve of entrances: most of the way in the first frames, then a long rest. */
export const easing = [0.05, 1, 0.05, 1] as const;

/**
 * The curve of the first rows of a page. It begins slowly: the end of a row that is higher than it moves
 * far can be seen from the start, and would arrive before the heading above it.
 */
export const firstRowEasing = [0.6, 0, 0.2, 1] as const;

/** The curve of rows that are scrolled to: one that has waited for its turn can be read halfway. */
export const laterRowEasing = [0.3, 0.6, 0.2, 1] as const;

/** How many rows of a list CSS animates, from the first paint on; script animates those after them. */
export const firstScreenRows = 12;

/** How many rows are rendered, hydrated or replaced at once: few enough to take but a few ms. */
export const rowsAtOnce = 50;

/**
 * How an element looks at the start of an entrance. Its opacity is not 0: browsers would report text
 * as painted only when the fade has ended.
 */
export function startKeyframe({ axis, offset }: Movement) {
  return { opacity: 0.001, transform: `translate${axis.toUpperCase()}(${offset}px)` };
}
