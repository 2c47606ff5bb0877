import { findSlips } from '../syntax/find-slips.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import type { Change } from '../text/changes.ts';
import { isReshaped, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { CountErrors } from './candidate.ts';
import { problemOf } from './describe-edit.ts';
import { likelyShapes } from './likely-shapes.ts';

/** Only the latest changes since the last good text are tried. */
const maxChanges = 3;

/**
 * Finds the repair near some places that leaves the fewest problems; undefined if none helps.
 * Repairs have to be tried, because the parser and the schema only tell where they failed.
 */
export function findRepair(
  source: Source,
  places: readonly number[],
  countErrors: CountErrors,
  changes: readonly Change[],
): SourceProblem | undefined {
  const recent = changes.slice(0, maxChanges);
  const near = [...new Set([...places, ...recent.map(({ line }) => line)])];
  const restored = recent.filter((each) => isReshaped(each, source)).map(putBack);
  const candidates = [
    ...restored.map((edits) => problemOf(source, edits)),
    ...findSlips(source, near),
    ...findUnclosed(source),
    ...likelyShapes(source, near).map((edits) => problemOf(source, edits)),
  ];
  return bestOf(candidates, source, countErrors);
}

/** Returns the first problem whose edits leave the fewest others; undefined if none helps. */
export function bestOf(
  candidates: readonly SourceProblem[],
  source: Source,
  countErrors: CountErrors,
): SourceProblem | undefined {
  let best: SourceProblem | undefined;
  let fewest = countErrors(source);
  for (const candidate of candidates) {
    if (fewest === 0) break;
    const errors = countErrors(withLines(source, candidate.edits ?? []));
    if (errors >= fewest) continue;
    best = candidate;
    fewest = errors;
  }
  return best;
}
