import type { Message, Mistake, Range } from '../text/mistake.ts';
import { lineOf, type Source, withLine } from '../text/source.ts';
import { type ContentLine, contentLines } from './content-lines.ts';
import { measureIndentation } from './measure.ts';

/** How many mistakes a text has. */
export type CountErrors = (source: Source) => number;

/** A line with the wrong indentation, and how many mistakes remain after its correction. */
type MisindentedLine = Mistake & { remaining: number };

/**
 * How many corrections are tried at most, since each reads the whole file again. Fewer are needed in
 * a text that YAML can read: the wrong line is nearer to the place that was reported.
 */
const attempts = { unreadable: 12, readable: 6 };

/**
 * The line near a place whose corrected indentation leaves the fewest mistakes; undefined if no
 * correction helps. Corrections have to be tried, because the parser only reports where it failed.
 */
export function findMisindented(
  source: Source,
  near: number,
  countErrors: CountErrors,
  state: keyof typeof attempts,
): MisindentedLine | undefined {
  const lines = contentLines(source);
  const before = measureIndentation(lines);
  const moves = movesNear(lines, near)
    .map((move) => ({ ...move, ...measureIndentation(moved(lines, move)) }))
    .filter((move) => move.uneven < before.uneven || move.uneven === 0)
    .sort((a, b) => a.uneven - b.uneven || a.unusual - b.unusual || a.distance - b.distance)
    .slice(0, attempts[state]);
  let best: Move | undefined;
  let remaining = countErrors(source);
  for (const move of moves) {
    const mistakes = countErrors(withLine(source, editOf(source, move)));
    if (mistakes >= remaining) continue;
    best = move;
    remaining = mistakes;
  }
  if (!best) return undefined;
  const edit = editOf(source, best);
  return { ...formatMove(best), range: rangeOf(source, edit.line), edit, remaining };
}

type Move = { line: ContentLine; indent: number; distance: number };

/** Every line near a place, with every indentation of the lines around it. */
function movesNear(lines: readonly ContentLine[], near: number): Move[] {
  return lines.flatMap((line, index) => {
    if (line.line > near + 8 || (line.line < near - 12 && line.indent % 2 === 0)) return [];
    const above = lines.slice(Math.max(0, index - 12), index);
    const next = lines[index + 1];
    const indents = [
      0,
      ...above.flatMap(({ indent, inner }) => [indent, inner, inner + 2]),
      ...(next ? [next.indent, next.indent - 2, next.indent - (line.inner - line.indent)] : []),
    ];
    const others = new Set(indents.filter((indent) => indent >= 0 && indent !== line.indent));
    return [...others].map((indent) => ({ line, indent, distance: Math.abs(line.line - near) }));
  });
}

function moved(lines: readonly ContentLine[], { line, indent }: Move): ContentLine[] {
  return lines.map((each) => (each === line ? shifted(line, indent - line.indent) : each));
}

function shifted(line: ContentLine, by: number): ContentLine {
  const { indent, inner, dashes } = line;
  return {
    ...line,
    indent: indent + by,
    inner: inner + by,
    dashes: dashes.map((column) => column + by),
  };
}

function editOf(source: Source, { line: { line }, indent }: Move) {
  return { line, text: ' '.repeat(indent) + lineOf(source, line).trimStart() };
}

/** The range of a line without the blanks around it. */
function rangeOf(source: Source, line: number): Range {
  const text = lineOf(source, line);
  const start = source.startOf(line);
  return [start + text.length - text.trimStart().length, start + text.trimEnd().length];
}

function formatMove({ line: { indent }, indent: expected }: Move): Message {
  const isTooLittle = expected > indent;
  return {
    message: `this line is indented too ${isTooLittle ? 'little' : 'far'}`,
    found: `${blanks(indent)} before it`,
    expected: `${blanks(expected)} before it, like the other lines of its block`,
    fix: `${isTooLittle ? 'add' : 'remove'} ${blanks(Math.abs(expected - indent))} before it`,
  };
}

function blanks(count: number): string {
  return `${count} ${count === 1 ? 'blank' : 'blanks'}`;
}
