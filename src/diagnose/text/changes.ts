import type { Source } from './source.ts';
import type { LineEdit } from './source-problem.ts';

/** A run of lines that are not as they were: its first line, counted from 0, their number, and what stood there. */
type Hunk = { line: number; length: number; was: readonly string[] };

/** What has become of a text since it was last without mistakes. */
export type Changes = {
  /** The lines at which something was changed, added or removed, counted from 0. */
  places: readonly number[];
  /** The runs of such lines. */
  hunks: readonly Hunk[];
  /** Lines that say the same as before, but for their indentation, dashes or `#`, with how they were. */
  reshaped: ReadonlyMap<number, string>;
  /** Lines of before that are there no longer. */
  removed: readonly string[];
};

/** How many pairs of lines are compared at most, and how many places are of interest. */
const limits = { pairs: 1_000_000, places: 3 };

const none: Changes = { places: [], hunks: [], reshaped: new Map(), removed: [] };

/** Compares a text with its last good state; nothing is known of one without. */
export function changesSince(good: string | undefined, { lines: now }: Source): Changes {
  if (good === undefined) return none;
  const before = good.split(/\r\n|\n|\r/);
  const start = commonLines(before, now);
  const end = commonLines(before.slice(start).reverse(), now.slice(start).reverse());
  const old = before.slice(start, before.length - end);
  const young = now.slice(start, now.length - end);
  if (old.length * young.length > limits.pairs) return { ...none, places: [start] };
  const pairs = alike(old, young);
  const reshaped = new Map<number, string>();
  for (const [i, j] of pairs) {
    const was = old[i] ?? '';
    if (was !== young[j]) reshaped.set(start + j, was);
  }
  const hunks = hunksOf(pairs, old, young, start);
  const kept = new Set(pairs.map(([i]) => i));
  return {
    places: hunks.slice(0, limits.places).map(({ line }) => line),
    hunks,
    reshaped,
    removed: old.filter((_, i) => !kept.has(i)),
  };
}

/** The runs of lines that are not as they were. */
function hunksOf(
  pairs: readonly (readonly [number, number])[],
  old: readonly string[],
  young: readonly string[],
  start: number,
): Hunk[] {
  const hunks: Hunk[] = [];
  let next: readonly [number, number] = [0, 0];
  const same = pairs.filter(([i, j]) => old[i] === young[j]);
  for (const [i, j] of [...same, [old.length, young.length] as const]) {
    const was = old.slice(next[0], i);
    const length = j - next[1];
    if (was.length > 0 || length > 0) hunks.push({ line: start + next[1], length, was });
    next = [i + 1, j + 1];
  }
  return hunks;
}

/**
 * The edits that put back what stood at a line, or last above it: a text that cannot be read is read on
 * with it. None where more lines stood there, since the lines below would have other numbers.
 */
export function asBefore({ hunks }: Changes, line: number): LineEdit[] {
  const hunk = hunks.findLast((each) => each.line <= line);
  if (!hunk || hunk.was.length > hunk.length) return [];
  return Array.from({ length: hunk.length }, (_, index) => ({
    line: hunk.line + index,
    text: hunk.was[index] ?? '',
  }));
}

function commonLines(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((line, index) => line !== other[index]);
  return Math.min(end < 0 ? one.length : end, other.length);
}

/** The longest sequence of lines that both have, whatever their indentation, dashes or `#`. */
function alike(old: readonly string[], young: readonly string[]): (readonly [number, number])[] {
  const [one, other] = [old.map(bare), young.map(bare)];
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const row = lengths[i];
    for (let j = other.length - 1; row && j >= 0; j -= 1) {
      row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function bare(line: string): string {
  return line.replace(/^[\s#*•–—-]+/, '').trimEnd();
}
