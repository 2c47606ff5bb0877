import { formatPath } from '../../schema/path.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { replacing, type Source } from '../text/source.ts';
import type { LineEdit, ProblemText } from '../text/source-problem.ts';

export type Problem = Omit<ProblemText, 'replacement'> & {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The path in the document, such as `pages[2].sections[0].type`; empty for the whole file. */
  path: string;
  /** The line of the problem and the line above, with carets below the faulty part; may be empty. */
  codeFrame: string;
  /** The edits that repair the problem, if a repair is certain. */
  edits?: readonly LineEdit[] | undefined;
  isMove?: boolean | undefined;
};

export type Failure = { ok: false; problems: Problem[] };

/** The value of a file with what looks like a slip in it, or all its problems. */
export type Diagnosis<T> = { ok: true; value: T; hints?: readonly Problem[] } | Failure;

/** Adds the file, line, column and code frame to a problem. */
export function toProblem(file: string, source: Source, problem: DocumentProblem): Problem {
  const { path, range, message, found, expected } = problem;
  const edits = editsOf(source, problem);
  const line = source.lineAt(range[0]);
  const column = range[0] - source.startOf(line);
  return {
    file,
    line: line + 1,
    column: column + 1,
    path: formatPath(path),
    message,
    found,
    expected,
    fix: withLine(problem, edits),
    codeFrame: codeFrame(source.original, line, column, range[1] - range[0]),
    edits,
    proof: problem.proof,
    isMove: problem.isMove,
    lacking: problem.lacking,
  };
}

/** Shows in advice to replace a part of a line the whole line, as it should be. */
function withLine({ fix, replacement }: DocumentProblem, edits: readonly LineEdit[] = []): string {
  const [edit, another] = edits;
  if (!replacement || !edit || another) return fix;
  const line = edit.text.trim();
  if (fix.endsWith(replacement)) return fix.slice(0, -replacement.length) + line;
  const forKey = `${replacement}: instead`;
  return fix.replace(forKey, `${line}, with ${forKey}`);
}

function editsOf(source: Source, { range, replacement, edits, isGuess }: DocumentProblem) {
  if (isGuess) return undefined;
  if (edits || replacement === undefined) return edits;
  const edit = replacing(source, range, replacement);
  return edit && [edit];
}

export function fileProblem(file: string, message: ProblemText): Problem {
  return { file, line: 1, column: 1, path: '', ...message, codeFrame: '' };
}

/** Sorts the problems by their place in the file. */
export function failed(problems: readonly Problem[]): Failure {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: false, problems: sorted };
}

/** Returns the problems whose edits change no line that an earlier one changes as well. */
export function apart(problems: readonly Problem[]): Problem[] {
  const changed = new Set<number>();
  return problems.filter(({ edits = [] }) => {
    const isFree = edits.every(({ line }) => !changed.has(line));
    if (isFree) for (const { line } of edits) changed.add(line);
    return isFree;
  });
}

/** The width of a code frame in characters. Longer lines would wrap in terminals. */
const frameWidth = 96;

/** Shows a line and the line before, with carets under the faulty part; line and column count from 0. */
function codeFrame(lines: readonly string[], line: number, column: number, length: number): string {
  // If the faulty part is far to the right, the beginning of the line is cut off.
  const cut = column > frameWidth - 20 ? column - 20 : 0;
  const shown = [line - 1, line].filter((each) => each >= 0 && each < lines.length);
  const numbered = shown.map((each) => {
    const text = printable(lines[each] ?? '').slice(cut, cut + frameWidth);
    return `${String(each + 1).padStart(5)} | ${text}`.trimEnd();
  });
  const room = Math.max(1, (lines[line] ?? '').trimEnd().length - column);
  const carets = '^'.repeat(Math.max(1, Math.min(length, room, cut + frameWidth - column)));
  return [...numbered, `${' '.repeat(5)} | ${' '.repeat(column - cut)}${carets}`].join('\n');
}

/** Replaces control characters, and also tabs, because carets would not be aligned below a tab. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the purpose is to replace control characters
  return text.replace(/\t/g, ' ').replace(/[\u0000-\u001f\u007f-\u009f]/g, '\ufffd');
}
