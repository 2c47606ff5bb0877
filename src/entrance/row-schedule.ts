type Options = {
  /** Between the starts of two rows, in ms. */
  interval: number;
  /** How long a row in view may wait for its turn, in ms. */
  longestWait: number;
};

/**
 * When rows that have come into view start: one interval apart, none before `now` and none sooner
 * than an interval after `lastStart`, the start of the row before them. Rows that come faster than
 * their turns would keep a reader waiting, and enter together. Times are in ms.
 */
export function scheduleRows(
  count: number,
  now: number,
  lastStart: number,
  { interval, longestWait }: Options,
): number[] {
  const first = Math.max(now, lastStart + interval);
  return Array.from({ length: count }, (_, index) =>
    Math.min(first + index * interval, now + longestWait),
  );
}
