import { partsOf } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';

/** A line that begins with a key or an item of a list. */
export type ContentLine = {
  line: number;
  indent: number;
  /** The column at which the key or the value begins, after the dashes. */
  inner: number;
  /** The columns of the dashes; a line can begin several lists. */
  dashes: readonly number[];
  hasKey: boolean;
  /** Whether a block may follow below the line. */
  opens: boolean;
};

/** Finds the lines that hold keys or items, except within block texts, brackets or quotes. */
export function contentLines(source: Source): ContentLine[] {
  const inside = linesInside(source);
  return source.lines.flatMap((text, line) => (inside.has(line) ? [] : contentLine(line, text)));
}

/** Returns the content lines after an edit, without reading the whole text again. */
export function editedLines(
  lines: readonly ContentLine[],
  edits: readonly LineEdit[],
): ContentLine[] {
  const edited = new Set(edits.map(({ line }) => line));
  const kept = lines.filter(({ line }) => !edited.has(line));
  const changed = edits.flatMap(({ line, text }) => contentLine(line, text));
  return [...kept, ...changed].sort((a, b) => a.line - b.line);
}

/** Returns the column of the first character that is not a space. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** Checks whether a line looks like a key or an item. */
export function startsContent(line: string): boolean {
  if (/^\s*(#|$)/.test(line)) return false;
  return /^\s*-(\s|$)/.test(line) || partsOf(line).key !== undefined;
}

function contentLine(line: number, text: string): ContentLine[] {
  if (!startsContent(text)) return [];
  const { key, value } = partsOf(text);
  const lead = /^\s*(?:-(?: +|$))*/.exec(text)?.[0] ?? '';
  const dashes = [...lead].flatMap((sign, column) => (sign === '-' ? [column] : []));
  const opens = value === '' || value === '-';
  return [
    { line, indent: indentOf(text), inner: lead.length, dashes, hasKey: key !== undefined, opens },
  ];
}

/** Finds the lines that begin within a multi-line text or within brackets. */
export function linesInside(source: Source): Set<number> {
  const inside = new Set<number>();
  let depth = 0;
  let isBlockText = false;
  for (const { text, start, end, isPlain } of source.tokens()) {
    if (!isPlain && /^[[{]$/.test(text)) depth += 1;
    if (!isPlain && /^[\]}]$/.test(text)) depth = Math.max(0, depth - 1);
    const isText = isPlain || /^["']/.test(text);
    const first = source.lineAt(start) + (isBlockText && isPlain ? 0 : 1);
    const last = source.lineAt(depth > 0 ? end : end - 1);
    for (let line = first; line <= last; line += 1) {
      // YAML joins a line that is indented too far to the text above, but the line was meant as a
      // key.
      const isOwn = isPlain && !isBlockText && startsContent(source.lines[line] ?? '');
      if (depth > 0 || (isText && !isOwn)) inside.add(line);
    }
    if (text.trim() !== '') isBlockText = !isPlain && /^[|>]/.test(text);
  }
  return inside;
}
