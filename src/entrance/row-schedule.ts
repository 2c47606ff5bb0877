/** How many rows CSS plays, from the first paint on; the rows after them take their turn in script. */
export const firstScreen = 12;

/** Where a row stands: not yet reached, in view (or about to be), or passed. */
export type Whereabouts = 'below' | 'in view' | 'above';

/** What becomes of a row: it starts at a time in ms, goes on waiting, or is simply there. */
export type Turn = { start: number } | 'waits' | 'is there';

/**
 * Gives the rows in view their turns, one `interval` (ms) apart, none before `now` and none sooner
 * than an interval after `last`, the start of the row before them. A row that left the view before
 * its turn gives it up.
 */
export function takeTurns(
  rows: readonly Whereabouts[],
  now: number,
  last: number,
  interval: number,
): Turn[] {
  let next = Math.max(now, last + interval);
  return rows.map((whereabouts) => {
    if (whereabouts === 'below') return 'waits';
    if (whereabouts === 'above') return 'is there';
    const start = next;
    next += interval;
    return { start };
  });
}
