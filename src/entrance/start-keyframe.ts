import type { Movement } from '../config/animation.ts';

/** The transform that puts an element where its movement starts. */
export function offsetTransform({ axis, offset }: Movement): string {
  return axis === 'x' ? `translateX(${offset}px)` : `translateY(${offset}px)`;
}
