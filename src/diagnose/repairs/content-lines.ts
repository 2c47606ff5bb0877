import { memoize } from '../../shared/memoize.ts';
import { type LineParts, partsOf } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';

/** A line that begins with a key or an item of a list. */
export type ContentLine = LineParts & { line: number };

/** Finds the lines that hold keys or items, except within texts of several lines, brackets or quotes. */
export function contentLines(source: Source): ContentLine[] {
  const inside = linesInside(source);
  return source.lines.flatMap((text, line) => (inside.has(line) ? [] : contentLine(line, text)));
}

/** Checks whether a line looks like a key or an item. */
export function startsContent(text: string): boolean {
  return contentLine(0, text).length > 0;
}

function contentLine(line: number, text: string): ContentLine[] {
  const parts = partsOf(text);
  return parts.dashes.length > 0 || parts.key !== undefined ? [{ ...parts, line }] : [];
}

/** Finds the lines that begin within a multi-line text or within brackets. */
export const linesInside = memoize((source: Source): ReadonlySet<number> => {
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
      // YAML reads an overindented key as part of the text above, but a key was meant, so its line is left out.
      const isOwn = isPlain && !isBlockText && startsContent(source.lines[line] ?? '');
      if (depth > 0 || (isText && !isOwn)) inside.add(line);
    }
    if (text.trim() !== '') isBlockText = !isPlain && /^[|>]/.test(text);
  }
  return inside;
});
