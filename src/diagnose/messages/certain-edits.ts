import type { CountErrors } from '../repairs/candidate.ts';
import { type Source, withLines } from '../text/source.ts';
import { parserError } from './error-counter.ts';
import type { Problem } from './problem.ts';

/** The largest number of edits to try, because each try checks the whole file again. */
const maxTried = 20;

/** Keeps an edit only if fewer problems remain, and removes advice that does not help. */
export function withCertainEdits(
  problems: readonly Problem[],
  source: Source,
  countErrors: CountErrors,
): Problem[] {
  if (!problems.some(({ edits }) => edits)) return [...problems];
  const before = countErrors(source);
  let tried = 0;
  return problems.map((problem): Problem => {
    const { edits, ...rest } = problem;
    if (!edits) return problem;
    tried += 1;
    if (tried > maxTried) return rest;
    const after = countErrors(withLines(source, edits));
    if (after < before) return problem;
    // After a parser error, new problems may appear that the edit only uncovered.
    const isClear = Number.isFinite(after) && before < parserError;
    return isClear ? { ...rest, fix: `write ${rest.expected}` } : rest;
  });
}
