import { expect, test, vi } from 'vitest';
import { arrangeRows, ratioOf, sizesOf } from './shapes.ts';

const [wide, upright, square] = [3 / 2, 2 / 3, 1];
const framed = (...shapes: number[]) => shapes.map((shape) => ({ shape, hasCaption: false }));
const cellsOf = (...shapes: number[]) =>
  arrangeRows(framed(...shapes)).map(({ cells }) => cells.map(({ pictures }) => pictures));

test('a drawing, which has no size, is shown as 4:3', () => {
  expect(ratioOf(undefined)).toBe(4 / 3);
});

test('every picture stands in one row, and all keep their order', () => {
  const shapes = Array.from({ length: 40 }, (_, index) => [wide, upright, wide, square][index % 4]);
  const order = arrangeRows(shapes.map((shape = 1) => ({ shape, hasCaption: index(shape) })))
    .flatMap(({ cells }) => cells)
    .flatMap(({ pictures }) => pictures);
  expect(order).toEqual(shapes.map((_, at) => at));
});
const index = (shape: number) => shape === square;

test('an upright picture is as high as two wide ones beside it', () => {
  expect(cellsOf(wide, wide, upright)).toEqual([[[0, 1], [2]]]);
  const [row] = arrangeRows(framed(upright, wide, wide));
  expect(row?.isDouble).toBe(true);
  // The pair is as high as the upright picture, apart from the gap between the two.
  expect(row?.cells[1]?.shape).toBeCloseTo(wide / 2);
});

test('a picture with a caption stands in no pair, since the caption would make the pair higher', () => {
  const rows = arrangeRows(
    framed(wide, wide, upright).map((each) => ({ ...each, hasCaption: true })),
  );
  expect(rows.flatMap(({ cells }) => cells.map(({ pictures }) => pictures.length))).toEqual([
    1, 1, 1,
  ]);
});

test('rows are the same in engines whose logarithms differ in their last digit', () => {
  const pictures = Array.from({ length: 40 }, (_, at) => ({
    shape: at % 4 ? 4 / 5 : 16 / 9,
    hasCaption: true,
  }));
  const rowsOf = () => arrangeRows(pictures, true).map(({ cells }) => cells.length);
  const here = rowsOf();
  const { log } = Math;
  let calls = 0;
  vi.spyOn(Math, 'log').mockImplementation((value) => {
    calls += 1;
    return log(value) * (1 + (calls % 7) * Number.EPSILON);
  });
  expect(rowsOf()).toEqual(here);
  vi.restoreAllMocks();
});

test('a wide picture that leads has a row of its own, and one that is too high has not', () => {
  const first = (...shapes: number[]) => arrangeRows(framed(...shapes), true)[0]?.cells.length;
  expect(first(wide, upright, upright)).toBe(1);
  expect(first(upright, wide, wide)).toBe(2);
});

test('a picture is asked for in the width that it takes of the screen', () => {
  expect(sizesOf(1, 47)).toBe('(min-width: 47rem) 92vw, 100vw');
  expect(sizesOf(0.25, 57)).toBe('(min-width: 57rem) 23vw, 100vw');
});
