import type { Movement } from '../config/animation.ts';

/**
 * How an element looks at the start of an entrance. Its opacity is not 0: browsers would report text
 * as painted only when the fade has ended.
 */
export function startKeyframe({ axis, offset }: Movement) {
  const transform = axis === 'x' ? `translateX(${offset}px)` : `translateY(${offset}px)`;
  return { opacity: 0.001, transform };
}
