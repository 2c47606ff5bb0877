import type { Message, Range } from '../messages/problem.ts';
import type { Source } from './source.ts';

/** A mistake, and the line as it was meant where that is plain. */
export type Mistake = Message & { range: Range; edit?: LineEdit | undefined };
/** A line, counted from 0, and what it was meant to be. */
export type LineEdit = { line: number; text: string };

/** A line of a text as it is read, without its end. */
export function lineOf(source: Source, line: number): string {
  return source.text.slice(source.startOf(line), source.startOf(line + 1)).replace(/[\r\n]+$/, '');
}

/** A text with one of its lines replaced. */
export function withLine(source: Source, { line, text }: LineEdit): string {
  const start = source.startOf(line);
  return (
    source.text.slice(0, start) + text + source.text.slice(start + lineOf(source, line).length)
  );
}
