import type { Entry } from './yaml-text.ts';

/** Replaces the part of a text between two offsets. */
export const put = (text: string, start: number, end: number, written: string): string =>
  text.slice(0, start) + written + text.slice(end);

export const indented = (lines: readonly string[], indent: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(indent) + line));

export const startOfLine = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** Returns the offset of the line break behind an offset, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

export const columnOf = (text: string, offset: number): number =>
  offset - startOfLine(text, offset);

/** Checks whether only blanks stand before an entry on its line. */
export function isFirstOnLine(text: string, { start }: Entry): boolean {
  return text.slice(startOfLine(text, start), start).trim() === '';
}

/** Returns the end of the last line of an entry, with the comments below it that are indented deeper than it. */
export function endOfLines(text: string, { start, end }: Entry): number {
  const last = endOfLine(text, end);
  const least = columnOf(text, start) + 1;
  const deeper = new RegExp(`^(?:(?:\\n[ \\t]*)*?\\n[ \\t]{${least},}#.*)*`);
  return last + (deeper.exec(text.slice(last))?.[0].length ?? 0);
}

/** Returns the offset at which an entry begins, with the comments right above it in its column. */
export function startWithComments(text: string, entry: Entry): number {
  const column = columnOf(text, entry.start);
  const above = text.slice(0, startOfLine(text, entry.start));
  const comments = new RegExp(`(?:(?<![^\\n]) {${column}}#.*\\n)*$`).exec(above)?.[0] ?? '';
  return isFirstOnLine(text, entry) ? entry.start - comments.length : entry.start;
}
