import { formatText } from '../../diagnose/messages/format-problems.ts';
import type { Problem } from '../../diagnose/messages/problem.ts';
import { PlainError } from '../project/plain-error.ts';

/** Mistakes of the owner, for tools that want an error. */
export class OwnerMistake extends PlainError {
  constructor(problems: readonly Problem[]) {
    super(formatText(problems), problems[0]);
  }
}
