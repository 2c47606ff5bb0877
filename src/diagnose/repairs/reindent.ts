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
  // Many repairs move the same lines, each of which is made once.
  const known = new Map<number, ReturnType<typeof movedLines>>();
  return lines.flatMap((line, index) => {
    if (!isNear(line)) return [];
    return targetsOf(lines, index).flatMap((target) => {
      const by = target - line.indent;
      const moved = known.get(by) ?? movedLines(source, by);
      known.set(by, moved);
      return endsOf(source, line, lines.slice(index + 1), target).flatMap((end) => {
        const block = moved.slice(line.line, end);
        const edits = block.filter((each) => each !== undefined);
        return edits.every((each) => each !== false) && edits.length > 0 ? [edits] : [];
      });
    });
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

/** Returns each line moved by some columns: undefined if it is empty, and false if it has too few spaces. */
function movedLines(source: Source, by: number): (LineEdit | false | undefined)[] {
  return source.lines.map((text, line) => {
    if (text.trim() === '') return undefined;
    if (indentOf(text) < -by) return false;
    return { line, text: by > 0 ? ' '.repeat(by) + text : text.slice(-by) };
  });
}
