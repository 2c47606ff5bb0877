import { partsOf } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';
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
  return source.lines.flatMap((whole, line): ContentLine[] => {
    if (inside.has(line) || !startsContent(whole)) return [];
    const { key, value } = partsOf(whole);
    const indent = whole.length - whole.trimStart().length;
    const lead = /^\s*(?:-(?: +|$))*/.exec(whole)?.[0] ?? '';
    const dashes = [...lead].flatMap((sign, column) => (sign === '-' ? [column] : []));
    const opens = value === '' || value === '-';
    return [{ line, indent, inner: lead.length, dashes, hasKey: key !== undefined, opens }];
  });
}
