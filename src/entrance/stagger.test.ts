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
