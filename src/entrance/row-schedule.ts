/** Where a row stands: not yet reached, in view (or about to be), or scrolled past. */
export type RowPosition = 'below' | 'in view' | 'above';

/** What happens to a row: it starts at a time in ms, goes on waiting, or is shown without motion. */
type ScheduledRow = { start: number } | 'waiting' | 'shown';

/**
 * Schedules the rows in view one `interval` (ms) apart, none before `now` and none sooner than an
 * interval after `lastStart`, the start of the row before them. A row that was scrolled past is
 * shown, and takes no place in the schedule.
 */
export function scheduleRows(
  positions: readonly RowPosition[],
  now: number,
  lastStart: number,
  interval: number,
): ScheduledRow[] {
  let next = Math.max(now, lastStart + interval);
  return positions.map((position) => {
    if (position === 'below') return 'waiting';
    if (position === 'above') return 'shown';
    const start = next;
    next += interval;
    return { start };
  });
}
