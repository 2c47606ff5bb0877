import { findSlips } from '../syntax/find-slips.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import { type Change, differsInLayout, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { CountErrors } from './candidate.ts';
import { contentLines } from './content-lines.ts';
import { findContinued, findKeyless } from './continued.ts';
import { problemOf, removesDash } from './describe-edit.ts';
import { layoutRepairs } from './layout-repairs.ts';

/** Of the owner's changes since the last version without problems, only this many are undone to try a repair. */
const maxChanges = 3;

/**
 * Finds the repair near the given lines that leaves the fewest problems; undefined if none helps. Repairs
 * have to be tried, because an error of the parser or the schema tells its place but not its cause.
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
      // If a typical mistake (a slip) has the same repair, the slip is used, because its message explains more.
      const slip = slips.find((each) => textAfter(each.edits ?? []) === textAfter(edits));
      return slip ?? problemOf(source, edits);
    });
  let best: SourceProblem | undefined;
  let fewest = countErrors(source);
  // The number is infinite after too many tries, and for forbidden features of YAML. No layout repair helps then.
  const layouts = Number.isFinite(fewest) ? layoutRepairs(source, near) : [];
  const candidates = [
    ...restored,
    ...findContinued({ source, lines: contentLines(source), near }),
    ...slips,
    ...findUnclosed(source),
    ...findKeyless({ source, lines: contentLines(source), near }),
    ...layouts.map((edits) => problemOf(source, edits)),
  ];
  for (const candidate of candidates) {
    if (fewest === 0) break;
    const errors = countErrors(withLines(source, candidate.edits ?? []));
    // Without its dash, an item becomes part of the item above, so keys that the item lacks are no longer reported,
    // even if the dash was right. So a dash is removed only if that solves all problems.
    if (errors >= fewest || (errors > 0 && removesDash(source, candidate))) continue;
    best = candidate;
    fewest = errors;
  }
  return best;
}
