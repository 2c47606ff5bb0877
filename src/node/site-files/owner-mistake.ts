import { formatText } from '../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { PlainError } from '../project/plain-error.ts';

/** Mistakes of the owner, for tools that want an error. */
export class OwnerMistake extends PlainError {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatText(problems));
    this.#problems = problems;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
