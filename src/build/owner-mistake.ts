import type { Problem } from '../config/problem.ts';
import { PlainError } from './plain-error.ts';
import { asText } from './report.ts';

/** Mistakes of the owner, for tools that want an error. */
export class OwnerMistake extends PlainError {
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(asText(problems));
    this.#problems = problems;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
