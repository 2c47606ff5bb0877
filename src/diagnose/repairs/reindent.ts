import { lineOf, type Source } from '../text/source.ts';
import type { Candidate, Region } from './candidate.ts';
import { type ContentLine, indentOf } from './content-lines.ts';

/** A line is moved if it is at most this many lines above or below a problem. */
const reach = { above: 12, below: 8 };

/** In a longer text only single lines are moved; a longer block is not moved as a whole. */
const limits = { text: 3_000, block: 500 };

/** For each block, only this many possible last lines are tried. */
const maxEnds = 10;

/** Returns repairs that indent a line, alone or with its block, like another line nearby. */
export function reindentations({ source, lines, near }: Region): Candidate[] {
  const isNear = ({ line, indent }: ContentLine) =>
    near.some((each) => {
      if (line > each + reach.below) return false;
      // An odd indentation is wrong, however far from the problem.
      return line >= each - reach.above || indent % 2 !== 0;
    });
  return lines.flatMap((line, index) => {
    if (!isNear(line)) return [];
    return targetsOf(lines, line, index).flatMap((target) =>
      endsOf(source, line, lines.slice(index + 1), target).flatMap(({ end, isPart }) =>
        shifted(source, line.line, end, target - line.indent).map((each) => ({ ...each, isPart })),
      ),
    );
  });
}

/** Returns the columns at which a line may have been meant to begin. */
function targetsOf(lines: readonly ContentLine[], line: ContentLine, index: number): number[] {
  const next = lines[index + 1];
  const lead = line.inner - line.indent;
  const columns = [
    0,
    ...openAbove(lines, index).flatMap(({ indent, inner }) => [indent, inner, inner + 2]),
    // The next line may be a sibling or a child; an item's first child may come later.
    ...(next ? [next.indent, next.indent - 2, next.indent - lead, next.inner - lead] : []),
  ];
  const others = columns.filter((column) => column >= 0 && column !== line.indent);
  return [...new Set(others)];
}

/** Returns the line above and its parents, up to the first column. */
function openAbove(lines: readonly ContentLine[], index: number): ContentLine[] {
  let least = Number.POSITIVE_INFINITY;
  return lines
    .slice(0, index)
    .reverse()
    .filter(({ indent }) => {
      const isOpen = indent < least;
      least = Math.min(least, indent);
      return isOpen;
    });
}

/** A block may end before line `end`. */
type End = { end: number; isPart: boolean };

function endsOf(
  source: Source,
  first: ContentLine,
  after: readonly ContentLine[],
  target: number,
): End[] {
  if (source.lines.length > limits.text) return [{ end: first.line + 1, isPart: false }];
  const isItem = first.dashes.length > 0;
  const before = (isNext: (line: ContentLine) => boolean) =>
    after.find(isNext)?.line ?? source.lines.length;
  const outer = before(({ indent }) => indent < first.indent);
  const whole = [
    before(({ indent }) => indent <= first.indent),
    // The next sibling in the new column ends the block.
    before(({ indent, dashes }) => indent === target && dashes.length > 0 === isItem),
    first.line + 1,
  ].map((line) => trimmed(source, line));
  const siblings = after.slice(0, maxEnds).map(({ line }) => line);
  const parts = [outer, ...siblings.filter((line) => line <= outer)];
  const ends = new Set([...whole, ...parts.map((line) => trimmed(source, line))]);
  return [...ends]
    .filter((end) => end - first.line <= limits.block)
    .map((end) => ({ end, isPart: !whole.includes(end) }));
}

/** Moves an end up, above empty lines and comments. */
function trimmed(source: Source, end: number): number {
  let last = end;
  while (last > 0 && /^\s*(#|$)/.test(lineOf(source, last - 1))) last -= 1;
  return last;
}

function shifted(source: Source, start: number, end: number, by: number): Candidate[] {
  const edits = source.lines.slice(start, end).flatMap((text, index) => {
    if (text.trim() === '') return [];
    if (by < 0 && indentOf(text) < -by) return [undefined];
    return [{ line: start + index, text: by > 0 ? ' '.repeat(by) + text : text.slice(-by) }];
  });
  const [first, ...rest] = edits.filter((edit) => edit !== undefined);
  return first && rest.length + 1 === edits.length ? [{ edits: [first, ...rest] }] : [];
}
