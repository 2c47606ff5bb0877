import { partsOf } from '../syntax/line-parts.ts';
import type { Source } from '../text/source.ts';
import type { Token } from '../text/tokens.ts';

/**
 * The numbers of the lines that begin within a block text, quotes or brackets; and within a text
 * without quotes, unless these are left out.
 */
export function linesInside(source: Source, { plain = true } = {}): Set<number> {
  const inside = new Set<number>();
  let line = 0;
  let brackets = 0;
  let isBlockText = false;
  for (const token of source.tokens()) {
    brackets = Math.max(0, brackets + bracketsOf(token));
    const ends = token.text.match(/\r\n|\n|\r/g)?.length ?? 0;
    for (let each = line; each <= line + ends; each += 1) {
      if (isBlockText && token.isPlain) {
        if (each < line + ends) inside.add(each);
      } else if (each > line && isInside(token, brackets, source.lines[each] ?? '', plain)) {
        inside.add(each);
      }
    }
    line += ends;
    if (token.text.trim() !== '') isBlockText = !token.isPlain && /^[|>]/.test(token.text);
  }
  return inside;
}

/** Whether a line looks like a key or an item. */
export function startsContent(line: string): boolean {
  if (/^\s*(#|$)/.test(line)) return false;
  return /^\s*-(\s|$)/.test(line) || partsOf(line).key !== undefined;
}

function bracketsOf({ isPlain, text }: Token): number {
  if (isPlain) return 0;
  if (text === '[' || text === '{') return 1;
  return text === ']' || text === '}' ? -1 : 0;
}

function isInside(
  { isPlain, text }: Token,
  brackets: number,
  line: string,
  plain: boolean,
): boolean {
  if (brackets > 0) return true;
  // YAML adds a line that is indented too far to the text above it; the owner meant a line of its own.
  if (isPlain) return plain && !startsContent(line);
  return /^["']/.test(text);
}
