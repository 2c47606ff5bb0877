import { findSlips } from '../syntax/find-slips.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import type { Change } from '../text/changes.ts';
import { isReshaped, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { CountErrors } from './candidate.ts';
import { problemOf } from './describe-edit.ts';
import { likelyShapes } from './likely-shapes.ts';

/** How many changes since the last good text are looked at. */
const maxChanges = 3;

/**
 * The problem near some places whose edits leave the fewest others; undefined if none helps. Edits
 * have to be tried: the parser and the schema only tell where they could not go on.
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

/** The first of some problems whose edits leave the fewest others; undefined where they leave no fewer. */
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
