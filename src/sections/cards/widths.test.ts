import { expect, test } from 'vitest';
import { widthsOf } from './widths.ts';

/** The widths of this many cards, of which the cards at these places lead. */
const widths = (count: number, columns: 'two' | 'three', ...leading: number[]) =>
  widthsOf(Array.from({ length: count }, (_, index) => leading.includes(index))).map(
    (each) => each[columns],
  );

test('rows of three are filled, the first one by wider cards', () => {
  expect(widths(6, 'three')).toEqual(Array(6).fill('third'));
  expect(widths(5, 'three')).toEqual(['half', 'half', 'third', 'third', 'third']);
  expect(widths(7, 'three').slice(0, 2)).toEqual(['whole', 'third']);
  expect(widths(4, 'three')).toEqual(Array(4).fill('half'));
  expect(widths(1, 'three')).toEqual(['whole']);
});

test('rows of two are filled as well', () => {
  expect(widths(3, 'two')).toEqual(['whole', 'half', 'half']);
});

test('a card that leads has a row of its own, and the rows around it are filled', () => {
  expect(widths(4, 'three', 0)).toEqual(['whole', 'third', 'third', 'third']);
  expect(widths(4, 'two', 1)).toEqual(['whole', 'whole', 'half', 'half']);
});
