import { expect, test, vi } from 'vitest';
import { arrangeRows, ratioOf, sizesOf } from './shapes.ts';

const [wide, upright, square] = [3 / 2, 2 / 3, 1];
const framed = (shapes: readonly number[], hasCaption = false) =>
  shapes.map((shape) => ({ shape, hasCaption }));
/** The pictures of each cell of each row. */
const cellsOf = (pictures: Parameters<typeof arrangeRows>[0]) =>
  arrangeRows(pictures).map(({ cells }) => cells.map((cell) => cell.pictures));

test('a drawing, which has no size, is shown as 4:3', () => {
  expect(ratioOf(undefined)).toBe(4 / 3);
});

test('every picture stands in one row, and all keep their order', () => {
  const shapes = Array(10).fill([wide, upright, wide, square]).flat();
  expect(cellsOf(framed(shapes)).flat(2)).toEqual(shapes.map((_, index) => index));
});

test('an upright picture is as high as two wide ones beside it, unless captions make these higher', () => {
  const shapes = [upright, wide, wide, upright];
  expect(cellsOf(framed(shapes))).toEqual([[[0], [1, 2], [3]]]);
  expect(cellsOf(framed(shapes, true)).flat()).toEqual([[0], [1], [2], [3]]);
  const [row] = arrangeRows(framed(shapes));
  expect(row?.isDouble).toBe(true);
  // The pair is as high as the upright picture, apart from the gap between the two.
  expect(row?.cells[1]?.shape).toBeCloseTo(wide / 2);
});

test('rows are the same in engines whose logarithms differ in their last digit', () => {
  const pictures = framed(
    Array(10)
      .fill([16 / 9, 4 / 5, 4 / 5, 4 / 5])
      .flat(),
    true,
  );
  const here = cellsOf(pictures);
  const { log } = Math;
  let calls = 0;
  vi.spyOn(Math, 'log').mockImplementation((value) => {
    calls += 1;
    return log(value) * (1 + (calls % 7) * Number.EPSILON);
  });
  expect(cellsOf(pictures)).toEqual(here);
  vi.restoreAllMocks();
});

test('the first picture is large: beside a pair of others, or alone where it is twice as wide as high', () => {
  const photographs = Array(7).fill(wide);
  expect(cellsOf(framed(photographs))[0]).toEqual([[0], [1, 2]]);
  expect(cellsOf(framed([2.3, ...photographs]))[0]).toEqual([[0]]);
});

test('rows of usual pictures are a third of their width high or more', () => {
  for (const shape of [upright, square, 4 / 3, wide])
    for (const row of arrangeRows(framed(Array(12).fill(shape))))
      expect(row.shape, `${shape}`).toBeLessThan(3.1);
});

test('a picture is asked for in the width that it takes of the screen', () => {
  expect(sizesOf(1, 47)).toBe('(min-width: 47rem) 100vw, 100vw');
  expect(sizesOf(0.25, 57)).toBe('(min-width: 57rem) 25vw, 100vw');
});
