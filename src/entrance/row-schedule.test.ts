// @vitest-environment node
import { expect, test } from 'vitest';
import { scheduleRows } from './row-schedule.ts';

const never = Number.NEGATIVE_INFINITY;
const options = { interval: 300, longestWait: 1000 };

test('rows start one interval apart, the first of them now', () => {
  expect(scheduleRows(3, 1000, never, options)).toEqual([1000, 1300, 1600]);
});

test('the first row starts an interval after the row before it', () => {
  expect(scheduleRows(2, 1000, 900, options)).toEqual([1200, 1500]);
});

test('a row starts at once when the one before it started more than an interval ago', () => {
  expect(scheduleRows(1, 5000, 900, options)).toEqual([5000]);
});

test('rows whose turns are too far away enter together', () => {
  expect(scheduleRows(6, 1000, never, options)).toEqual([1000, 1300, 1600, 1900, 2000, 2000]);
  expect(scheduleRows(2, 1000, 4000, options)).toEqual([2000, 2000]);
  expect(scheduleRows(3, 1000, 900, { interval: 300, longestWait: 0 })).toEqual([1000, 1000, 1000]);
});

test('rows that come one after the other, each before its turn, start in the same order', () => {
  let lastStart = never;
  const starts: number[] = [];
  for (let now = 0; now < 2000; now += 50) {
    const [start = Number.NaN] = scheduleRows(1, now, lastStart, options);
    expect(start - now).toBeLessThanOrEqual(options.longestWait);
    starts.push(start);
    lastStart = start;
  }
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  expect(starts.slice(0, 4)).toEqual([0, 300, 600, 900]);
});

test('without rows nothing is scheduled', () => {
  expect(scheduleRows(0, 1000, never, options)).toEqual([]);
});
