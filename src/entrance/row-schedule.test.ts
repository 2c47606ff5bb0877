// @vitest-environment node
import { expect, test } from 'vitest';
import { takeTurns } from './row-schedule.ts';

const never = Number.NEGATIVE_INFINITY;

test('rows in view start one interval apart, the first of them now', () => {
  expect(takeTurns(['in view', 'in view', 'in view'], 1000, never, 300)).toEqual([
    { start: 1000 },
    { start: 1300 },
    { start: 1600 },
  ]);
});

test('they keep the distance to the row before them', () => {
  expect(takeTurns(['in view', 'in view'], 1000, 900, 300)).toEqual([
    { start: 1200 },
    { start: 1500 },
  ]);
});

test('a row that started long ago holds nobody up', () => {
  expect(takeTurns(['in view'], 5000, 900, 300)).toEqual([{ start: 5000 }]);
});

test('rows that were passed are there, and leave their turn to others', () => {
  expect(takeTurns(['above', 'above', 'in view', 'below'], 1000, never, 300)).toEqual([
    'is there',
    'is there',
    { start: 1000 },
    'waits',
  ]);
});

test('without rows there are no turns', () => {
  expect(takeTurns([], 1000, never, 300)).toEqual([]);
});

test('a hundred turns are exactly as far apart as the first two', () => {
  const turns = takeTurns(Array(100).fill('in view'), 0.1, never, 300);
  const starts = turns.map((turn) => (typeof turn === 'object' ? turn.start : Number.NaN));
  for (const [index, start] of starts.entries()) expect(start).toBeCloseTo(0.1 + index * 300, 6);
});
