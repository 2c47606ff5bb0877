import { findSlips } from '../syntax/find-slips.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import { type Change, differsInLayout, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { CountErrors } from './candidate.ts';
import { problemOf, removesDash } from './describe-edit.ts';
import { layoutRepairs } from './layout-repairs.ts';

/** Only the first changes since the last good text are tried. */
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
  const textAfter = (edits: readonly LineEdit[]) => withLines(source, edits).text;
  const slips = findSlips(source, near);
  const restored = recent
    .filter((change) => differsInLayout(change, source))
    .map((change) => {
      const edits = putBack(change);
      // If a known slip has the same repair, its message explains more than the old line does.
      const slip = slips.find((each) => textAfter(each.edits ?? []) === textAfter(edits));
      return slip ?? problemOf(source, edits);
    });
  let best: SourceProblem | undefined;
  let fewest = countErrors(source);
  // The count is infinite for a feature of YAML that the file may not use, and after too many tries.
  const layouts = Number.isFinite(fewest) ? layoutRepairs(source, near) : [];
  const candidates = [
    ...restored,
    ...slips,
    ...findUnclosed(source),
    ...layouts.map((edits) => problemOf(source, edits)),
  ];
  for (const candidate of candidates) {
    if (fewest === 0) break;
    const errors = countErrors(withLines(source, candidate.edits ?? []));
    // An item that is joined to the one above lacks no keys any more, even if it was right. So a dash
    // is removed only if that solves all problems.
    if (errors >= fewest || (errors > 0 && removesDash(source, candidate))) continue;
    best = candidate;
    fewest = errors;
  }
  return best;
}
