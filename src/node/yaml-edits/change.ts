/** The part of a text that an edit has replaced. `at` is an offset in both texts. */
export type Change = { at: number; removed: string; inserted: string };

/** Returns the smallest part in which two texts differ. */
export function changeBetween(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    at: head,
    removed: before.slice(head, before.length - tail),
    inserted: after.slice(head, after.length - tail),
  };
}
