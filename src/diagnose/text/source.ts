import { codeFrame } from '../messages/code-frame.ts';
import { type Finding, formatPath, type Message, type Problem } from '../messages/problem.ts';

/** One of the owner's files, as text with lines. */
export type Source = {
  file: string;
  text: string;
  /** The lines as they are in the file, even where the text was repaired to read on. */
  lines: readonly string[];
  /** The number of the line, from 0, that an offset stands on. */
  lineAt: (offset: number) => number;
  /** The offset a line begins at; lines are counted from 0. */
  startOf: (line: number) => number;
};

/** Prepares a text for questions about its lines; YAML ends a line with LF, CRLF or CR. */
export function sourceOf(
  file: string,
  text: string,
  lines: readonly string[] = linesOf(text),
): Source {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  const startOf = (line: number) => starts[line] ?? text.length;
  const lineAt = (offset: number) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (startOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return { file, text, lines, lineAt, startOf };
}

/** The lines of a text, without their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\n|\r/);
}

/** A finding as the owner reads it: with line, column and the lines around it. */
export function toProblem(source: Source, { path, range, ...words }: Finding): Problem {
  const line = source.lineAt(range[0]);
  const column = range[0] - source.startOf(line);
  const frame = codeFrame(source.lines, line, column, range[1] - range[0]);
  const { message, found, expected, fix } = words;
  const place = { file: source.file, line: line + 1, column: column + 1, path: formatPath(path) };
  return { ...place, message, found, expected, fix, frame };
}

/** A problem of a file as a whole, of which no line can be shown. */
export function fileProblem(file: string, words: Message): Problem {
  return { file, line: 1, column: 1, path: '', ...words, frame: '' };
}
