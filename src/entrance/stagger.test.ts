import { expect, test } from 'vitest';
import { scheduleRows } from './stagger.ts';

const never = Number.NEGATIVE_INFINITY;
const timing = { interval: 300, wait: 1000 };

test.each([
  ['one interval apart, the first of them now', 3, never, [1000, 1300, 1600]],
  ['an interval after the row before them', 2, 900, [1200, 1500]],
  ['at once where the row before them started long ago', 1, -3000, [1000]],
  ['together where their turns are too far away', 6, never, [1000, 1300, 1600, 1900, 2000, 2000]],
  ['no later than they may where the row before them waits too', 2, 4000, [2000, 2000]],
])('rows start %s', (_, count, lastStart, starts) => {
  expect(scheduleRows(count, 1000, lastStart, timing)).toEqual(starts);
});

test('rows that come one after the other, each before its turn, start in the same order', () => {
  let lastStart = never;
  const starts: number[] = [];
  for (let now = 0; now < 2000; now += 50) {
    const [start = Number.NaN] = scheduleRows(1, now, lastStart, timing);
    expect(start - now).toBeLessThanOrEqual(1000);
    starts.push(start);
    lastStart = start;
  }
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(starts.slice(0, 4)).toEqual([0, 300, 600, 900]);
});
