import type { LineEdit, Range } from './source-problem.ts';
import { type Token, tokenise } from './tokens.ts';

/** The text of a file with its lines and tokens. Every check reads the file through this type. */
export type Source = {
  text: string;
  /** The lines without their line breaks. */
  lines: readonly string[];
  /** The lines as the owner wrote them, before any repair. */
  original: readonly string[];
  tokens: () => readonly Token[];
  /** Returns the line of an offset; lines are counted from 0. */
  lineAt: (offset: number) => number;
  /** Returns the offset at which a line begins; lines are counted from 0. */
  startOf: (line: number) => number;
};

export function sourceOf(text: string, original?: readonly string[]): Source {
  const starts = [0];
  const lines: string[] = [];
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

export function withLines(source: Source, edits: readonly LineEdit[]): Source {
  let text = source.text;
  // Edits run from the last line to the first, so the offsets of earlier lines stay valid.
  for (const edit of [...edits].sort((a, b) => b.line - a.line)) {
    const start = source.startOf(edit.line);
    const end = start + lineOf(source, edit.line).length;
    text = text.slice(0, start) + edit.text + text.slice(end);
  }
  return sourceOf(text, source.original);
}

/** Returns the edit that replaces a range of a line; undefined for a range of several lines. */
export function replacing(source: Source, [start, end]: Range, text: string): LineEdit | undefined {
  const line = source.lineAt(start);
  const whole = lineOf(source, line);
  const from = start - source.startOf(line);
  const to = end - source.startOf(line);
  if (to > whole.length) return undefined;
  return { line, text: whole.slice(0, from) + text + whole.slice(to) };
}

/** Returns a line without its line break; empty if there is no such line. */
export function lineOf({ lines }: Source, line: number): string {
  return lines[line] ?? '';
}

/** Finds the index of the last number that is at most `limit`, in ascending numbers. */
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
