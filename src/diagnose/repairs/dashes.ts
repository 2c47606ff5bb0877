import { lineOf, type Source } from '../text/source.ts';
import type { Candidate, Region } from './candidate.ts';
import { type ContentLine, indentOf, linesInside } from './content-lines.ts';

/** Dashes are added and removed at most this many lines from a problem. */
const reach = 6;

/** A list without dashes is repaired up to this number of lines. */
const maxItems = 12;

/** Returns the lines near a problem with a dash added or removed. */
export function dashRepairs({ source, lines, near }: Region): Candidate[] {
  const isNear = (line: number) => near.some((each) => Math.abs(line - each) <= reach);
  const inside = linesInside(source);
  return source.lines.flatMap((text, line) => {
    if (!isNear(line) || inside.has(line) || /^\s*(#|$)/.test(text)) return [];
    return [
      ...withDash(source, lines, line),
      ...withSecondDash(line, text),
      ...withoutDash(line, text),
    ];
  });
}

/** Adds a dash to a line alone, or also to the next lines in the same column. */
function withDash(source: Source, lines: readonly ContentLine[], line: number): Candidate[] {
  const text = lineOf(source, line);
  if (/^\s*- /.test(text)) return [];
  const indent = indentOf(text);
  const around = lines.filter((each) => Math.abs(each.line - line) < maxItems);
  const others = around.flatMap(({ dashes }) => dashes);
  const columns = new Set([
    indent,
    indent - 2,
    ...others.filter((column) => Math.abs(column - indent) <= 4),
  ]);
  const end = source.lines.findIndex((each, index) => index > line && !isAlike(each, indent));
  const more = source.lines.slice(line + 1, Math.min(end, line + maxItems));
  return [...columns].flatMap((column): Candidate[] => {
    if (column < 0) return [];
    const asItem = (each: string) => `${' '.repeat(column)}- ${each.trim()}`;
    const first = { line, text: asItem(text) };
    const rest = more.map((each, index) => ({ line: line + 1 + index, text: asItem(each) }));
    return [{ edits: [first] }, ...(rest.length > 0 ? [{ edits: [first, ...rest] as const }] : [])];
  });
}

/** Checks whether a line holds a text, but no key, in the given column. */
function isAlike(text: string, indent: number): boolean {
  return indentOf(text) === indent && /^\s*[^\s#-]/.test(text) && !/:(\s|$)/.test(text);
}

/** Adds a second dash, so that the line begins a row (a list within a list). */
function withSecondDash(line: number, text: string): Candidate[] {
  const [, indent, rest] = /^(\s*)- +([^\s-].*)$/.exec(text) ?? [];
  if (indent === undefined) return [];
  return [indent, indent.slice(2)].map((lead) => ({
    edits: [{ line, text: `${lead}- - ${rest}` }],
  }));
}

/** Removes a dash, so that the line continues the item above. */
function withoutDash(line: number, text: string): Candidate[] {
  const [, indent = '', rest = ''] = /^(\s*)- +([\w-]+:(?:\s.*)?|- .*)$/.exec(text) ?? [];
  if (rest === '') return [];
  return [`${indent}  ${rest}`, indent + rest].map((each) => ({ edits: [{ line, text: each }] }));
}
