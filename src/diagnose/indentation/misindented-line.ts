import type { Message } from '../messages/problem.ts';
import { type ContentLine, contentLines } from './content-lines.ts';
import { measureIndentation } from './measure.ts';

/** A line that is indented otherwise than the lines around it ask for. */
export type MisindentedLine = Message & {
  /** Counted from 0. */
  line: number;
  /** How far it should be indented. */
  indent: number;
  /** How many mistakes are left then. */
  mistakes: number;
};

/** How many mistakes a text has, were it the file. */
export type CountErrors = (text: string) => number;

/**
 * How many ways of putting a line right are tried at most: each costs a look at the whole file. Of a
 * text that YAML can read less is odd, and closer to where it shows.
 */
const attempts = { unreadable: 12, readable: 6 };

/**
 * The line near a fault that puts most right when it alone is indented otherwise; undefined when
 * there is none. What the file means then decides, since YAML itself can only say where it gave up.
 */
export function findMisindented(
  text: string,
  near: number,
  countErrors: CountErrors,
  state: keyof typeof attempts,
): MisindentedLine | undefined {
  const rows = contentLines(text);
  const before = measureIndentation(rows);
  const moves = movesNear(rows, near)
    .map((move) => ({ ...move, ...measureIndentation(moved(rows, move)) }))
    .filter((move) => move.uneven < before.uneven || move.uneven === 0)
    .sort((a, b) => a.uneven - b.uneven || a.unusual - b.unusual || a.distance - b.distance)
    .slice(0, attempts[state]);
  let best: Move | undefined;
  let least = countErrors(text);
  for (const move of moves) {
    const mistakes = countErrors(withIndent(text, move));
    if (mistakes >= least) continue;
    best = move;
    least = mistakes;
  }
  return best && { ...word(best), mistakes: least };
}

type Move = { row: ContentLine; indent: number; distance: number };

/** Every line near another with every indentation that the lines around it have. */
function movesNear(rows: readonly ContentLine[], near: number): Move[] {
  return rows.flatMap((row, index) => {
    if (row.line > near + 8 || (row.line < near - 12 && row.indent % 2 === 0)) return [];
    const above = rows.slice(Math.max(0, index - 12), index);
    const next = rows[index + 1];
    const places = [
      0,
      ...above.flatMap(({ indent, inner }) => [indent, inner, inner + 2]),
      ...(next ? [next.indent, next.indent - 2, next.indent - (row.inner - row.indent)] : []),
    ];
    const others = new Set(places.filter((place) => place >= 0 && place !== row.indent));
    return [...others].map((indent) => ({ row, indent, distance: Math.abs(row.line - near) }));
  });
}

function moved(rows: readonly ContentLine[], { row, indent }: Move): ContentLine[] {
  return rows.map((each) =>
    each === row ? { ...row, ...shifted(row, indent - row.indent) } : each,
  );
}

function shifted({ indent, inner, dashes }: ContentLine, by: number) {
  return { indent: indent + by, inner: inner + by, dashes: dashes.map((column) => column + by) };
}

/** A text with one of its lines indented otherwise. */
function withIndent(text: string, { row, indent }: Move): string {
  let line = 0;
  return text.replace(/^[ \t]*/gm, (blanks) => {
    line += 1;
    return line - 1 === row.line ? ' '.repeat(indent) : blanks;
  });
}

function word({ row: { line, indent }, indent: expected }: Move) {
  const count = Math.abs(expected - indent);
  const blanks = `${count} ${count === 1 ? 'blank' : 'blanks'}`;
  const isLittle = expected > indent;
  return {
    line,
    indent: expected,
    message: `this line is indented too ${isLittle ? 'little' : 'far'}`,
    found: `${indent} ${indent === 1 ? 'blank' : 'blanks'} before it`,
    expected: `${expected} ${expected === 1 ? 'blank' : 'blanks'} before it, like the other lines of its block`,
    fix: `${isLittle ? 'add' : 'remove'} ${blanks} before it`,
  };
}
