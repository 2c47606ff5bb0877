import { expect, test } from 'vitest';
import { widthsOf } from './widths.ts';

test('all rows are filled, around cards that lead as well', () => {
  const rows = (cards: string) => widthsOf([...cards].map((card) => card === 'L')).join(' ');
  expect(rows('c')).toBe('whole');
  expect(rows('cc')).toBe('half half');
  expect(rows('ccc')).toBe('wholeInTwo third third');
  expect(rows('cccc')).toBe('half half half half');
  expect(rows('ccccc')).toBe('whole half half half half');
  expect(rows('cccccc')).toBe('third third third third third third');
  expect(rows('Lccc')).toBe('whole wholeInTwo third third');
  expect(rows('cLcc')).toBe('whole whole half half');
});
