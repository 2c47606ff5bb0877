import { lineOf, type Source } from '../text/source.ts';
import type { Candidate, Region } from './candidate.ts';
import { type ContentLine, indentOf } from './content-lines.ts';
import { linesInside } from './lines-inside.ts';

/** How far from a place dashes are put and taken away, in lines. */
const reach = 6;

/** How many lines without dashes may be items of one list. */
const maxItems = 12;

/** Lines near a place with a dash more or less. */
export function dashRepairs({ source, lines, near }: Region): Candidate[] {
  const numbers = new Set(
    near.flatMap((each) =>
      Array.from({ length: 2 * reach + 1 }, (_, index) => each - reach + index),
    ),
  );
  const inside = linesInside(source, { plain: false });
  return [...numbers].flatMap((line) => {
    const text = lineOf(source, line);
    if (/^\s*(#|$)/.test(text) || inside.has(line)) return [];
    return [
      ...withDash(source, lines, line, text),
      ...withSecondDash(line, text),
      ...withoutDash(line, text),
      ...withDashForSign(source, line, text),
    ];
  });
}

/** The line as an item, and those after it that begin in the same column. */
function withDash(
  source: Source,
  lines: readonly ContentLine[],
  line: number,
  text: string,
): Candidate[] {
  if (/^\s*- /.test(text)) return [];
  const indent = indentOf(text);
  const around = lines.filter((each) => each.line > line - 12 && each.line < line + 12);
  const columns = new Set([
    indent,
    indent - 2,
    ...around.flatMap(({ dashes }) => dashes).filter((column) => Math.abs(column - indent) <= 4),
  ]);
  const run = [line];
  while (run.length < maxItems && isAlike(lineOf(source, line + run.length), indent)) {
    run.push(line + run.length);
  }
  return [...columns].flatMap((column): Candidate[] => {
    if (column < 0) return [];
    const edit = (each: number) => ({
      line: each,
      // Of an item of JSON the comma goes, too.
      text: `${' '.repeat(column)}- ${lineOf(source, each)
        .trim()
        .replace(/^([[{].*[\]}])\s*,$/, '$1')}`,
    });
    const [first = line, ...rest] = run;
    const whole: Candidate[] = rest.length > 0 ? [{ edits: [edit(first), ...rest.map(edit)] }] : [];
    return [{ edits: [edit(line)] }, ...whole];
  });
}

/** Whether a line is a word or a text in the given column. */
function isAlike(text: string, indent: number): boolean {
  return indentOf(text) === indent && /^\s*[^\s#-]/.test(text) && !/:(\s|$)/.test(text);
}

/** The first line of a row, which begins two lists. */
function withSecondDash(line: number, text: string): Candidate[] {
  const [, indent, rest] = /^(\s*)- +([^\s-].*)$/.exec(text) ?? [];
  if (indent === undefined) return [];
  return [indent, indent.slice(2)].map((lead) => ({
    edits: [{ line, text: `${lead}- - ${rest}` }],
  }));
}

/** A line that goes on with the item above it. */
function withoutDash(line: number, text: string): Candidate[] {
  const [, indent = '', rest = ''] = /^(\s*)- +([\w-]+:(?:\s.*)?|- .*)$/.exec(text) ?? [];
  if (rest === '') return [];
  return [`${indent}  ${rest}`, indent + rest].map((each) => ({ edits: [{ line, text: each }] }));
}

/** `-Angular`, `-- Angular`, `* Angular`, `1. Angular` or `• Angular`, with those that follow it. */
function withDashForSign(source: Source, line: number, text: string): Candidate[] {
  const first = dashForSign(line, text);
  if (!first) return [];
  const rest = Array.from({ length: maxItems }, (_, index) => line + index + 1);
  const more = [];
  for (const each of rest) {
    const next = lineOf(source, each);
    const edit = indentOf(next) === indentOf(text) ? dashForSign(each, next) : undefined;
    if (!edit) break;
    more.push(edit);
  }
  return more.length > 0 ? [{ edits: [first] }, { edits: [first, ...more] }] : [{ edits: [first] }];
}

function dashForSign(line: number, text: string) {
  const [, indent, second, rest] =
    /^(\s*)(?:-{1,3}\s*|(?:[*•–—+·‣◦‐‑−●○▪■►➤→✓✔]|\d+[.)])\s+)([-*•–—+‐‑−]\s+)?([^\s-].*)$/.exec(
      text,
    ) ?? [];
  if (indent === undefined || /^\s*- /.test(text)) return undefined;
  return { line, text: `${indent}${second === undefined ? '- ' : '- - '}${rest}` };
}
