/** A part of a text that is replaced. `at` is an offset in the text before all splices of the same edit. */
export type Splice = { at: number; removed: string; inserted: string };

/** Returns the splice that replaces a part of a text, without the letters at its ends that stay the same. */
export function splice(text: string, start: number, end: number, inserted: string): Splice {
  const removed = text.slice(start, end);
  const most = Math.min(removed.length, inserted.length);
  let head = 0;
  while (head < most && removed[head] === inserted[head]) head += 1;
  let tail = 0;
  while (tail < most - head && removed.at(-1 - tail) === inserted.at(-1 - tail)) tail += 1;
  return {
    at: start + head,
    removed: removed.slice(head, removed.length - tail),
    inserted: inserted.slice(head, inserted.length - tail),
  };
}

export function applySplices(text: string, splices: readonly Splice[]): string {
  // The splices are applied from the last to the first, so the offsets of earlier splices stay valid.
  const fromLast = [...splices].sort((a, b) => b.at - a.at);
  return fromLast.reduce(
    (all, { at, removed, inserted }) =>
      all.slice(0, at) + inserted + all.slice(at + removed.length),
    text,
  );
}
