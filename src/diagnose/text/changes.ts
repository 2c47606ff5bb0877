import type { Source } from './source.ts';
import type { LineEdit } from './source-problem.ts';

/** Changed lines: the first line (counted from 0), the number of lines, and the lines before. */
export type Change = { line: number; length: number; was: readonly string[] };

/** Two longer texts are not compared, because comparing takes too long. */
const maxPairs = 1_000_000;

/** Returns the changes since the last text without problems; none if there is no such text. */
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

/**
 * Returns the edits that restore the old lines; none if they are more, as line numbers would shift.
 */
export function putBack({ line, length, was }: Change): LineEdit[] {
  if (was.length > length) return [];
  return Array.from({ length }, (_, index) => ({ line: line + index, text: was[index] ?? '' }));
}

/** Checks whether the lines differ from the old lines only in indentation, dashes or `#`. */
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

/** Finds the lines that are not in the longest common subsequence of both texts. */
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

/** Counts the common lines of two texts, from line i of the one and line j of the other on. */
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
