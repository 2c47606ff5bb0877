import { resolve } from 'node:path';
import { formatText } from '../../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../../diagnose/messages/problem.ts';
import { site } from '../project/places.js';
import { PlainError } from '../project/plain-error.ts';

/** Returns Vite's own address that opens a file of the site in the owner's editor. */
export const editorAddress = (file: string, line: number, column = 1): string =>
  `__open-in-editor?${new URLSearchParams({ file: `${resolve(site, file)}:${line}:${column}` })}`;

/** Returns what a page of the dev server tells of a problem. */
export const toldProblem = ({ edits, proof, isMove, ...told }: Problem) => ({
  ...told,
  editor: editorAddress(told.file, told.line, told.column),
  isCertain: edits !== undefined,
});

/** An error that reports problems of the owner's files. */
export class ProblemError extends PlainError {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatText(problems));
    this.#problems = problems;
  }

  override toJSON() {
    return { ...super.toJSON(), problems: this.#problems.map(toldProblem) };
  }
}
