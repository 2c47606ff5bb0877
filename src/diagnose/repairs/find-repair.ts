import type { Keys } from '../../schema/schema-tree.ts';
import { findSlips } from '../syntax/find-slips.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import { blockAround, type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { type CountErrors, parserError } from './candidate.ts';
import { contentLines } from './content-lines.ts';
import { findContinued, findForgottenKey, findKeyless } from './continued.ts';
import { problemOf, removesDash } from './describe-edit.ts';

import { layoutRepairs } from './layout-repairs.ts';

/**
 * Finds the repair near the given lines that leaves the fewest problems; undefined if none helps. Repairs
 * have to be tried, because an error of the parser or the schema tells its place but not its cause.
 */
export function findRepair(
  source: Source,
  near: readonly number[],
  countErrors: CountErrors,
  keys: Keys,
): SourceProblem | undefined {
  let best: SourceProblem | undefined;
  let fewest = countErrors(source);
  let solved = Number.NEGATIVE_INFINITY;
  // The number is infinite after too many tries, and for forbidden features of YAML. No layout repair helps then.
  const region = { source, lines: contentLines(source), near };
  const layouts = Number.isFinite(fewest) ? layoutRepairs(region) : [];
  const candidates = [
    ...findContinued(region),
    ...findSlips(source, near, keys.all),
    ...findUnclosed(source),
    ...findKeyless(region),
    ...layouts.map((edits) => problemOf(source, edits)),
    ...findForgottenKey(region, keys.lists),
  ];
  for (const candidate of candidates) {
    if (fewest === 0) break;
    const { edits = [] } = candidate;
    const repaired = withLines(source, edits);
    const block = blockAround(source, [...near, ...edits.map(({ line }) => line)]);
    const [before, after] = [countErrors(source, block), countErrors(repaired, block)];
    // While other errors of the parser stay, repairs that solve equally many are not told apart, and the first is taken.
    if ((after > 0 && after >= before) || (fewest >= parserError && before - after <= solved))
      continue;
    const errors = countErrors(repaired);
    // Without its dash, an item becomes part of the item above, so keys that the item lacks are no longer reported,
    // even if the dash was right. So a dash is removed only if that solves all problems.
    const mustSolveAll = candidate.mustSolveAll || removesDash(source, candidate);
    if (errors >= fewest || (errors > 0 && mustSolveAll)) continue;
    best = candidate;
    fewest = errors;
    solved = before - after;
    if (after === 0 && errors >= parserError) break;
  }
  return best;
}
