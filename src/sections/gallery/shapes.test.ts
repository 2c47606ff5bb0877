import { expect, test } from 'vitest';
import { nearestShape, ratioOf, shapes, sizesOf } from './shapes.ts';

test.each([
  [6000, 4000, 3 / 2],
  [1179, 2556, 1 / 2],
  [1000, 1010, 1],
  [9000, 1000, 4],
  [100, 5000, 1 / 3],
])('a picture of %i by %i px is shown %f times as wide as high', (width, height, shape) => {
  expect(shapes[nearestShape(ratioOf({ width, height }))]).toBe(shape);
});

test('a drawing, which has no size, is shown as 4:3', () => {
  expect(shapes[nearestShape(ratioOf(undefined))]).toBe(4 / 3);
});

test('a wide picture is asked for in a larger size than an upright one, and one of many in a smaller', () => {
  expect(sizesOf(3 / 2, 8)).toBe('(min-width: 56rem) 39vw, 100vw');
  expect(sizesOf(2 / 3, 8)).toBe('(min-width: 56rem) 18vw, 47vw');
  expect(sizesOf(3 / 2, 80)).toBe('(min-width: 56rem) 26vw, 68vw');
  expect(sizesOf(3 / 2, 1)).toBe('(min-width: 56rem) 100vw, 100vw');
});
