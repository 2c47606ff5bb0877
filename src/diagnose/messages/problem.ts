import { formatPath } from '../../schema/path.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { replacing, type Source } from '../text/source.ts';
import type { LineEdit, ProblemText } from '../text/source-problem.ts';
import { codeFrame } from './code-frame.ts';

/** A mistake in one of the owner's files, as it is reported. */
export type Problem = Omit<ProblemText, 'replacement'> & {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** The place in the document, such as `pages[2].sections[0].type`; empty for the whole file. */
  path: string;
  /** The lines around the place, with carets under it; empty where there is nothing to show. */
  codeFrame: string;
  /** The lines of the file as they were meant, where that is certain. */
  edits?: readonly LineEdit[] | undefined;
};

/** All problems of a file; a file with problems has no value. */
export type Failure = { ok: false; problems: Problem[] };

/** The value of one of the owner's files, or all of its problems. */
export type Diagnosis<T> = { ok: true; value: T } | Failure;

/** Adds the file, line, column and code frame to a finding. */
export function toProblem(file: string, source: Source, finding: DocumentProblem): Problem {
  const { path, range, message, found, expected, fix } = finding;
  const line = source.lineAt(range[0]);
  const column = range[0] - source.startOf(line);
  const frame = codeFrame(source.original, line, column, range[1] - range[0]);
  const place = { file, line: line + 1, column: column + 1, path: formatPath(path) };
  return {
    ...place,
    message,
    found,
    expected,
    fix,
    codeFrame: frame,
    edits: editsOf(source, finding),
  };
}

function editsOf(source: Source, { range, replacement, edits, isGuess }: DocumentProblem) {
  if (isGuess) return undefined;
  if (edits || replacement === undefined) return edits;
  const edit = replacing(source, range, replacement);
  return edit && [edit];
}

/** A problem of the whole file, without a code frame. */
export function fileProblem(file: string, message: ProblemText): Problem {
  return { file, line: 1, column: 1, path: '', ...message, codeFrame: '' };
}

/** A failure with its problems in the order of the file. */
export function failed(problems: readonly Problem[]): Failure {
  const sorted = [...problems].sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: false, problems: sorted };
}
