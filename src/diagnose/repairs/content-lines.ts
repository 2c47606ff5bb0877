import { partsOf } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import { linesInside, startsContent } from './lines-inside.ts';

/** A line that holds a key or an item of a list. */
export type ContentLine = {
  /** Counted from 0. */
  line: number;
  indent: number;
  /** The column at which its key or value begins, after the dashes. */
  inner: number;
  /** The columns of its dashes; a line can begin several lists. */
  dashes: readonly number[];
  hasKey: boolean;
  /** Whether a block may follow below it. */
  opens: boolean;
};

/** The lines that hold keys or items, except those within block texts, brackets or quotes. */
export function contentLines(source: Source): ContentLine[] {
  const inside = linesInside(source);
  return source.lines.flatMap((text, line) => (inside.has(line) ? [] : contentLine(line, text)));
}

/** The same lines after some were edited. */
export function editedLines(
  lines: readonly ContentLine[],
  edits: readonly LineEdit[],
): ContentLine[] {
  const edited = new Set(edits.map(({ line }) => line));
  const first = edits[0]?.line ?? 0;
  const at = lines.findIndex(({ line }) => line >= first);
  const kept = lines.filter(({ line }) => !edited.has(line));
  const changed = edits.flatMap(({ line, text }) => contentLine(line, text));
  kept.splice(at < 0 ? kept.length : at, 0, ...changed);
  return edited.size > 1 ? kept.sort((a, b) => a.line - b.line) : kept;
}

/** The column of the first sign of a line. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
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
