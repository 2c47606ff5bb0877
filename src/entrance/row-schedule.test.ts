// @vitest-environment node
import { expect, test } from 'vitest';
import { scheduleRows } from './row-schedule.ts';

const never = Number.NEGATIVE_INFINITY;

test('rows in view start one interval apart, the first of them now', () => {
  expect(scheduleRows(['in view', 'in view', 'in view'], 1000, never, 300)).toEqual([
    { start: 1000 },
    { start: 1300 },
    { start: 1600 },
  ]);
});

test('the first row in view starts an interval after the row before it', () => {
  expect(scheduleRows(['in view', 'in view'], 1000, 900, 300)).toEqual([
    { start: 1200 },
    { start: 1500 },
  ]);
});

test('a row starts at once when the one before it started more than an interval ago', () => {
  expect(scheduleRows(['in view'], 5000, 900, 300)).toEqual([{ start: 5000 }]);
});

test('rows that were scrolled past are shown, and delay no other row', () => {
  expect(scheduleRows(['above', 'above', 'in view', 'below'], 1000, never, 300)).toEqual([
    'shown',
    'shown',
    { start: 1000 },
    'waiting',
  ]);
});

test('without rows nothing is scheduled', () => {
  expect(scheduleRows([], 1000, never, 300)).toEqual([]);
});

test('the intervals between a hundred rows are all the same', () => {
  const rows = scheduleRows(Array(100).fill('in view'), 0.1, never, 300);
  const starts = rows.map((row) => (typeof row === 'object' ? row.start : Number.NaN));
  for (const [index, start] of starts.entries()) expect(start).toBeCloseTo(0.1 + index * 300, 6);
});
