import type { Movement } from '../config/animation.ts';
import type { Gesture } from '../ui/gesture.css.ts';

/** The cubic Bézier curve of entrances, which begins fast and ends slowly. */
export const easing = [0.05, 1, 0.05, 1] as const;

/** The curve of the first rows. It begins slowly, so a tall row does not arrive before the heading above. */
export const firstRowEasing = [0.6, 0, 0.2, 1] as const;

/** The curve of rows that a visitor scrolls to. Such rows are readable halfway through their entrance. */
export const laterRowEasing = [0.3, 0.6, 0.2, 1] as const;

/** The number of rows that CSS animates from the first paint on. A script animates all later rows. */
export const firstScreenRows = 12;

/** The number of rows that React renders, hydrates or replaces at once, which takes only a few ms. */
export const rowsAtOnce = 50;

/** Returns a movement as a gesture. With an opacity of 0, browsers would report a late paint. */
export function gestureOf({ duration, axis, offset }: Movement): Gesture {
  const start = `translate${axis.toUpperCase()}(${offset}px)`;
  return { duration, frames: { opacity: [0.001, 1], transform: [start, 'none'] } };
}
