import type { Observed } from './observe-paints.ts';

/** Layout shift as the web defines it: the worst window of at most 5 s, with gaps under 1 s. */
export function worstShift(shifts: Observed['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) {
      sum = 0;
      first = time;
    }
    last = time;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Total blocking time: what the long tasks take over 50 ms, from the first paint on. */
export function blockingTime(tasks: Observed['tasks'], firstPaint: number): number {
  const blocked = tasks.map(
    ({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50,
  );
  return blocked.reduce((sum, each) => sum + Math.max(0, each), 0);
}

/** The longest of the long tasks; 0 where every task was short. */
export function longestTask(tasks: Observed['tasks']): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}
