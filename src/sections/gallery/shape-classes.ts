import { digits } from './view.css.ts';

/** Returns the classes of an element of this shape, which is its width relative to its height. */
export function shaped(value: number): string {
  const written = String(Math.min(9999, Math.round(value * 1000))).padStart(4, '0');
  return digits.map((classes, index) => classes[Number(written[index])]).join(' ');
}
