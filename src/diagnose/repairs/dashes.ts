import { indentOf } from '../syntax/line-parts.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';
import { type ContentLine, linesInside } from './content-lines.ts';

/** Dashes are added and removed only on lines that are at most this many lines away from a problem. */
const reach = 6;

/** The largest number of lines to which a repair adds a dash at once. */
const maxItems = 12;

/** Returns repairs that add or remove dashes on lines near a problem. */
export function dashRepairs({ source, lines, near }: Region): LineEdit[][] {
  const inside = linesInside(source);
  return source.lines.flatMap((text, line) => {
    const isNear = near.some((each) => Math.abs(line - each) <= reach);
    if (!isNear || inside.has(line) || /^\s*(#|$)/.test(text)) return [];
    const without = withoutDash(text).map((each) => [{ line, text: each }]);
    return [...withDash(source, lines, line), ...without];
  });
}

/** Adds a dash to one line, or to that line and the next lines in the same column. */
function withDash(source: Source, lines: readonly ContentLine[], line: number): LineEdit[][] {
  const text = lineOf(source, line);
  if (/^\s*- /.test(text)) return [];
  const indent = indentOf(text);
  const others = lines
    .filter((each) => Math.abs(each.line - line) < maxItems)
    .flatMap(({ dashes }) => dashes)
    .filter((column) => Math.abs(column - indent) <= 4);
  // At the margin an item follows another one there, or its key.
  const top = lines.findLastIndex((each) => each.line < line && each.indent === 0);
  const isBelowKey = (lines[top + 1]?.line ?? line) >= line;
  const first = top >= 0 && (isBelowKey || lines[top]?.dashes[0] === 0) ? 0 : 1;
  const columns = [indent, Math.max(0, indent - 2), ...others].filter((each) => each >= first);
  const below = source.lines.slice(line + 1, line + maxItems);
  const end = below.findIndex((each) => !isAlike(each, indent));
  const items = [text, ...below.slice(0, end < 0 ? below.length : end)];
  return [...new Set(columns)].flatMap((column) => {
    const edits = items.map((each, index) => ({
      line: line + index,
      text: `${' '.repeat(column)}- ${each.trim()}`,
    }));
    return edits.length > 1 ? [edits.slice(0, 1), edits] : [edits];
  });
}

/** Checks whether a line begins in the given column and holds a text without a key. */
function isAlike(text: string, indent: number): boolean {
  return indentOf(text) === indent && /^\s*[^\s#-]/.test(text) && !/:(\s|$)/.test(text);
}

/** Removes a dash, so that the line continues the item above. */
function withoutDash(text: string): string[] {
  const [, indent = '', rest = ''] = /^(\s*)- +([\w-]+:(?:\s.*)?|- .*)$/.exec(text) ?? [];
  return rest === '' ? [] : [`${indent}  ${rest}`, indent + rest];
}
