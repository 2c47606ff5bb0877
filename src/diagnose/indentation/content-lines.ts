import { partsOf } from '../syntax/line-parts.ts';
import { linesOf } from '../text/source.ts';
import { type Token, tokensOf } from '../text/tokens.ts';

/** A line that holds a key or an item of a list. */
export type ContentLine = {
  /** Counted from 0. */
  line: number;
  indent: number;
  /** Where its key or value begins, after the dashes. */
  inner: number;
  /** The columns of its dashes; a line can begin several lists. */
  dashes: readonly number[];
  hasKey: boolean;
  /** Whether a block may follow below it. */
  opens: boolean;
};

/** The lines that hold keys or items; not those inside of longer texts, brackets or quotes. */
export function contentLines(text: string): ContentLine[] {
  const lines = linesOf(text);
  const inside = linesInside(text, lines);
  return lines.flatMap((whole, line): ContentLine[] => {
    if (inside.has(line) || !isRow(whole)) return [];
    const { key, value } = partsOf(whole);
    const indent = whole.length - whole.trimStart().length;
    const lead = /^\s*(?:-(?: +|$))*/.exec(whole)?.[0] ?? '';
    const dashes = [...lead].flatMap((sign, column) => (sign === '-' ? [column] : []));
    const opens = value === '' || value === '-';
    return [{ line, indent, inner: lead.length, dashes, hasKey: key !== undefined, opens }];
  });
}

/** The first line that is indented with a tab, outside of longer texts. */
export function findTabbed(text: string): number | undefined {
  if (!text.includes('\t')) return undefined;
  const lines = linesOf(text);
  const inside = linesInside(text, lines);
  const line = lines.findIndex((each, index) => /^ *\t\s*\S/.test(each) && !inside.has(index));
  return line < 0 ? undefined : line;
}

function isRow(line: string): boolean {
  if (/^\s*(#|$)/.test(line)) return false;
  return /^\s*-(\s|$)/.test(line) || partsOf(line).key !== undefined;
}

/** The numbers of the lines that begin inside of a text or of brackets. */
function linesInside(text: string, lines: readonly string[]): Set<number> {
  const inside = new Set<number>();
  let line = 0;
  let brackets = 0;
  let header = false;
  for (const token of tokensOf(text)) {
    brackets = Math.max(0, brackets + turnOf(token));
    const ends = token.text.match(/\r\n|\n|\r/g)?.length ?? 0;
    for (let each = line; each <= line + ends; each += 1) {
      if (header && token.isPlain) {
        if (each < line + ends) inside.add(each);
      } else if (each > line && isInside(token, brackets, lines[each] ?? '')) inside.add(each);
    }
    line += ends;
    if (token.text.trim() !== '') header = !token.isPlain && /^[|>]/.test(token.text);
  }
  return inside;
}

function turnOf({ isPlain, text }: Token): number {
  if (isPlain) return 0;
  if (text === '[' || text === '{') return 1;
  return text === ']' || text === '}' ? -1 : 0;
}

function isInside({ isPlain, text }: Token, brackets: number, line: string): boolean {
  if (brackets > 0) return true;
  // To YAML a line that is indented too far goes on with the text above it; to the owner it does not.
  if (isPlain) return !isRow(line);
  return /^["']/.test(text);
}
