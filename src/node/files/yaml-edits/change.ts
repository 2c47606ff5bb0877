/** The part of a text that an edit has replaced. `at` is an offset in both texts. */
export type Change = { at: number; removed: string; inserted: string };

/** A text as the sequence of its letters, or a list. */
type Sequence<T> = { readonly length: number; at: (index: number) => T | undefined };

/** Returns how much two sequences have in common at their beginning, and how much of the rest at their end. */
export function commonEnds<T>(
  before: Sequence<T>,
  after: Sequence<T>,
  isSame: (one: T | undefined, other: T | undefined) => boolean = Object.is,
): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before.at(head), after.at(head))) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  return { head, tail };
}

/** Returns the smallest part in which two texts differ. */
export function changeBetween(before: string, after: string): Change {
  const { head, tail } = commonEnds(before, after);
  return {
    at: head,
    removed: before.slice(head, before.length - tail),
    inserted: after.slice(head, after.length - tail),
  };
}
