import { animate } from 'motion/mini';
import { easing } from './easing.ts';
import { prefersStillness } from './stillness.ts';

/** Lets an element that has just been shown unfold from its top edge. */
export function unfold(element: Element): void {
  if (prefersStillness()) return;
  animate(
    element,
    { clipPath: ['inset(0 0 100% 0)', 'inset(0 0 0% 0)'] },
    { duration: 0.25, ease: easing },
  );
}
