import type { Source } from './source.ts';
import type { LineEdit } from './source-problem.ts';

/** Changed lines: the first line (counted from 0), the number of lines, and the old lines. */
export type Change = { line: number; length: number; was: readonly string[] };

/** Returns the changes since the last text without problems; none if there is no such text. */
export function changesSince(good: string | undefined, { lines: now }: Source): Change[] {
  if (good === undefined) return [];
  const before = good.split(/\r\n|\n|\r/);
  const line = commonLines(before, now);
  const end = commonLines(before.slice(line).reverse(), now.slice(line).reverse());
  const was = before.slice(line, before.length - end);
  const length = now.length - end - line;
  // If lines were added or removed, old and new lines do not correspond one to one.
  if (was.length !== length) return [{ line, length, was }];
  const changes: { line: number; length: number; was: string[] }[] = [];
  for (const [index, text] of was.entries()) {
    if (text === now[line + index]) continue;
    const last = changes.at(-1);
    if (last && last.line + last.length === line + index) {
      last.length += 1;
      last.was.push(text);
    } else changes.push({ line: line + index, length: 1, was: [text] });
  }
  return changes;
}

/**
 * Returns the edits that restore the old lines. If there were more lines than now, there are no
 * edits, because an edit replaces one line and cannot add another.
 */
export function putBack({ line, length, was }: Change): LineEdit[] {
  if (was.length > length) return [];
  return Array.from({ length }, (_, index) => ({ line: line + index, text: was[index] ?? '' }));
}

/** Checks whether the lines differ from the old lines only in indentation, dashes or `#`. */
export function differsInLayout({ line, length, was }: Change, { lines }: Source): boolean {
  return (
    was.length === length &&
    was.every((each, index) => wordsOf(each) === wordsOf(lines[line + index] ?? ''))
  );
}

function wordsOf(line: string): string {
  return line.replace(/^[\s#*•–—-]+/, '').trimEnd();
}

/** Counts the lines that two texts have in common from the first line on. */
function commonLines(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((line, index) => line !== other[index]);
  return Math.min(end < 0 ? one.length : end, other.length);
}
