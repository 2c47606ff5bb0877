import type { Source } from './source.ts';
import type { LineEdit } from './source-problem.ts';

/** A run of lines that are not as they were: its first line, counted from 0, their number, and what stood there. */
export type Change = { line: number; length: number; was: readonly string[] };

/** How many pairs of lines are compared at most. */
const maxPairs = 1_000_000;

/** What was changed in a text since it was last without problems; nothing where that is not known. */
export function changesSince(good: string | undefined, { lines: now }: Source): Change[] {
  if (good === undefined) return [];
  const before = good.split(/\r\n|\n|\r/);
  const start = commonLines(before, now);
  const end = commonLines(before.slice(start).reverse(), now.slice(start).reverse());
  const old = before.slice(start, before.length - end);
  const young = now.slice(start, now.length - end);
  if (old.length * young.length > maxPairs) return [];
  return compare(old, young).map((change) => ({ ...change, line: start + change.line }));
}

/** The edits that put back what stood there; none where that were more lines, as those below would move. */
export function putBack({ line, length, was }: Change): LineEdit[] {
  if (was.length > length) return [];
  return Array.from({ length }, (_, index) => ({ line: line + index, text: was[index] ?? '' }));
}

/** Whether the lines say the same as before, but for their indentation, dashes or `#`. */
export function isReshaped({ line, length, was }: Change, { lines }: Source): boolean {
  return (
    was.length === length &&
    was.every((each, index) => wordsOf(each) === wordsOf(lines[line + index] ?? ''))
  );
}

function wordsOf(line: string): string {
  return line.replace(/^[\s#*•–—-]+/, '').trimEnd();
}

function commonLines(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((line, index) => line !== other[index]);
  return Math.min(end < 0 ? one.length : end, other.length);
}

/** The runs of lines between those of the longest sequence that both texts have. */
function compare(old: readonly string[], young: readonly string[]): Change[] {
  const common = commonLengths(old, young);
  const changes: Change[] = [];
  for (let i = 0, j = 0; i < old.length || j < young.length; ) {
    if (old[i] === young[j]) {
      i += 1;
      j += 1;
      continue;
    }
    const [from, line] = [i, j];
    while (old[i] !== young[j]) {
      const isRemoved = i < old.length && common(i + 1, j) >= common(i, j + 1);
      if (isRemoved || j >= young.length) i += 1;
      else j += 1;
    }
    changes.push({ line, length: j - line, was: old.slice(from, i) });
  }
  return changes;
}

/** How many lines the rests of two texts have in common, from a line of each on. */
function commonLengths(old: readonly string[], young: readonly string[]) {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(young.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    for (let j = young.length - 1; row && j >= 0; j -= 1) {
      row[j] = old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
