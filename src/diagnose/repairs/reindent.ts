import { indentOf } from '../syntax/line-parts.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import type { ContentLine } from './content-lines.ts';

/** The indentation of a line is changed if the line is at most this many lines above or below a problem. */
const reach = { above: 12, below: 8 };

/** In lines. In a file longer than `text`, only single lines are moved. A block longer than `block` is never moved. */
const limits = { text: 3_000, block: 500 };

/** Returns repairs that indent a line like a nearby line, alone or with its block (lines that belong to it). */
export function reindentations({ source, lines, near }: Region): LineEdit[][] {
  const isNear = ({ line, indent }: ContentLine) =>
    near.some((each) => {
      if (line > each + reach.below) return false;
      // An odd number of spaces is probably wrong, so the line may be any number of lines above the problem.
      return line >= each - reach.above || indent % 2 !== 0;
    });
  return lines.flatMap((line, index) => {
    if (!isNear(line)) return [];
    return targetsOf(lines, index).flatMap((target) =>
      endsOf(source, line, lines.slice(index + 1), target).flatMap((end) =>
        shifted(source, line.line, end, target - line.indent),
      ),
    );
  });
}

/** Returns the columns at which a line may have been meant to begin. */
function targetsOf(lines: readonly ContentLine[], index: number): number[] {
  const around = lines.slice(Math.max(0, index - reach.above), index + 2);
  const columns = around.flatMap(({ indent, column }) => [indent, indent - 2, column, column + 2]);
  // The lists and keys around the line may begin far above it.
  const outer = lines.slice(0, index).map(({ indent }) => indent);
  columns.push(...outer.filter((column) => column < (lines[index]?.indent ?? 0)));
  const others = columns.filter((column) => column >= 0 && column !== lines[index]?.indent);
  return [...new Set([0, ...others])];
}

/** Returns the possible ends of the block that begins with a line, each as the number of the first line after it. */
function endsOf(
  source: Source,
  first: ContentLine,
  after: readonly ContentLine[],
  target: number,
): number[] {
  const alone = first.line + 1;
  if (source.lines.length > limits.text) return [alone];
  const isItem = first.dashes.length > 0;
  const before = (isNext: (line: ContentLine) => boolean) =>
    trimmed(source, after.find(isNext)?.line ?? source.lines.length);
  const ends = new Set([
    before(({ indent }) => indent <= first.indent),
    // The block may end above the next line in the new column, if that line and the first are both items or both keys.
    before(({ indent, dashes }) => indent === target && dashes.length > 0 === isItem),
    before(({ indent }) => indent < first.indent),
    // The other keys of an item may be in their right place.
    before(({ indent, dashes }) => isItem && dashes.length === 0 && indent === target + 2),
    // Items without keys are not of the list of the items with keys around them.
    before(
      ({ indent, key }) =>
        indent < first.indent || (key === undefined) !== (first.key === undefined),
    ),
    // Only the first of several keys may belong to the key above.
    ...after
      .filter(({ indent }) => indent === first.indent && target === indent + 2)
      .slice(1, 4)
      .map(({ line }) => trimmed(source, line)),
    alone,
  ]);
  return [...ends].filter((end) => end - first.line <= limits.block);
}

/** Moves the end of a block up, above empty lines and comments. */
function trimmed(source: Source, end: number): number {
  let last = end;
  while (last > 0 && /^\s*(#|$)/.test(lineOf(source, last - 1))) last -= 1;
  return last;
}

/** Returns the edits that move lines by some columns; none if a line has too few spaces. */
function shifted(source: Source, start: number, end: number, by: number): LineEdit[][] {
  const edits = source.lines
    .slice(start, end)
    .map((text, index) => ({ line: start + index, text }))
    .filter(({ text }) => text.trim() !== '');
  if (edits.length === 0 || edits.some(({ text }) => indentOf(text) < -by)) return [];
  return [
    edits.map(({ line, text }) => ({
      line,
      text: by > 0 ? ' '.repeat(by) + text : text.slice(-by),
    })),
  ];
}
