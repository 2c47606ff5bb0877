import { expect, test } from 'vitest';
import * as css from './cells.css.ts';
import { inCells } from './in-cells.ts';

const [lead, other] = [{ featured: true }, { featured: false }];
const shrunk = { isShrunk: true };

test.each([
  ['four', [other, other, other, other]],
  ['four below one that leads', [lead, other, other, other, other]],
])('cards that shrink are in columns if they are %s', (_, items) => {
  const { className, itemClass, widthOf } = inCells(items, shrunk);
  expect(className).toContain(css.packed);
  expect(items.map((_, index) => widthOf(index))).toEqual(
    items.map(({ featured }) => (featured ? 'whole' : 'third')),
  );
  expect(itemClass(0)).toBe(css.widths[items[0]?.featured ? 'whole' : 'third']);
});

test('fewer cards stand side by side, each as high as it is', () => {
  const { className } = inCells([lead, other, other, other], shrunk);
  expect(className).not.toContain(css.packed);
  expect(className).toContain(css.shrunk);
});

test('cards that are equally high are never in columns', () => {
  expect(inCells([other, other, other, other]).className).toBe(css.cells);
});
