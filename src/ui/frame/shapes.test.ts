import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { commonShape, fits, useShapes } from './shapes.ts';

test('a list takes the shape of most of its pictures, and else the one nearest to 3:2', () => {
  expect(commonShape([1, 1.5, 1.6, 1.5])).toBe(1.5);
  expect(commonShape([3, 0.5625, 1])).toBe(1);
  expect(commonShape([0.5, 0.5]), 'no frame is a strip').toBe(0.75);
  expect(commonShape([]), 'no shape is known').toBe(1.5);
});

test('a picture fits where less than 8 % of it is cut, and one of unknown shape everywhere', () => {
  expect([1.4, 1.5, 1.62].map((shape) => fits(shape, 1.5))).toEqual([true, true, true]);
  expect([1.33, 1.64].map((shape) => fits(shape, 1.5))).toEqual([false, false]);
  expect(fits(undefined, 1.5)).toBe(true);
});

test('a list has plates only where more than half of its entries have a picture', () => {
  const [framed, bare] = [{ picture: { src: '/a.webp' } }, {}];
  const shapesOf = (...entries: (typeof framed | typeof bare)[]) =>
    renderHook(() => useShapes(entries)).result.current;
  expect(shapesOf(framed, framed, bare)?.isSparse).toBe(false);
  expect(shapesOf(framed, bare)).toMatchObject({ isSparse: true, isShrunk: true });
  expect(shapesOf(bare)).toBeUndefined();
});
