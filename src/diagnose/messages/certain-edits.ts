import type { CountErrors } from '../repairs/candidate.ts';
import { parserError } from '../schema/error-counter.ts';
import { type Source, withLines } from '../text/source.ts';
import type { Problem } from './problem.ts';

/** How many edits are tried; more problems at once are seldom mended in one go. */
const maxTried = 20;

/** Leaves to each problem only an edit that makes the file better, and no fix that does not help. */
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
    // While YAML cannot be read, what an edit mends may only uncover more.
    const isClear = Number.isFinite(after) && before < parserError;
    return isClear ? { ...rest, fix: `write ${rest.expected}` } : rest;
  });
}
