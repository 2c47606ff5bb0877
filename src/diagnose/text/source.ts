import type { LineEdit, Range } from './source-problem.ts';
import { type Token, tokenise } from './tokens.ts';

/** The text of a file with its lines and tokens, from which every later stage reads. */
export type Source = {
  text: string;
  /** The lines without their ends. */
  lines: readonly string[];
  /** The lines of the file, without the corrections that were made to read on. */
  original: readonly string[];
  tokens: () => readonly Token[];
  /** The number of the line, from 0, that an offset is on. */
  lineAt: (offset: number) => number;
  /** The offset a line begins at; lines are counted from 0. */
  startOf: (line: number) => number;
};

/** Splits a text into lines, and into tokens when these are needed. */
export function sourceOf(text: string, original?: readonly string[]): Source {
  const starts = [0];
  const lines: string[] = [];
  // YAML ends a line with LF, CRLF or CR.
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push(text.slice(starts.at(-1), index));
    starts.push(index + end.length);
  }
  lines.push(text.slice(starts.at(-1)));
  let tokens: readonly Token[] | undefined;
  const startOf = (line: number) => starts[line] ?? text.length;
  return {
    text,
    lines,
    original: original ?? lines,
    tokens: () => {
      tokens ??= tokenise(text);
      return tokens;
    },
    lineAt: (offset) => lastAtOrBelow(starts, offset),
    startOf,
  };
}

/** The source with some of its lines replaced. */
export function withLines(source: Source, edits: readonly LineEdit[]): Source {
  let text = source.text;
  // From the last one on, so that the offsets of the others stay as they are.
  for (const edit of [...edits].sort((a, b) => b.line - a.line)) {
    const start = source.startOf(edit.line);
    const end = start + lineOf(source, edit.line).length;
    text = text.slice(0, start) + edit.text + text.slice(end);
  }
  return sourceOf(text, source.original);
}

/** The edit that writes another text in a range of a line; undefined for one over several lines. */
export function replacing(source: Source, [start, end]: Range, text: string): LineEdit | undefined {
  const line = source.lineAt(start);
  const whole = lineOf(source, line);
  const from = start - source.startOf(line);
  const to = end - source.startOf(line);
  if (to > whole.length) return undefined;
  return { line, text: whole.slice(0, from) + text + whole.slice(to) };
}

/** A line of a source, without its end. */
export function lineOf({ lines }: Source, line: number): string {
  return lines[line] ?? '';
}

/** The index of the last of ascending numbers that is at most `limit`. */
function lastAtOrBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
