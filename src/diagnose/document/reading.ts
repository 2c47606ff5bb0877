import { type Change, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** A text that is read in several passes. Each pass finds a problem and repairs it for the next pass. */
export type Reading = {
  /** The problems that were repaired, each with the text before its repair. */
  problems: readonly { problem: SourceProblem; source: Source }[];
  /** The text after the repair of `problems`. */
  source: Source;
  /** The numbers of the lines, counted from 0, that repairs have changed. */
  edited: ReadonlySet<number>;
  /** The owner's changes since the last version of the file that had no problems. */
  changes: readonly Change[];
};

/** Adds a line's problem and applies its repair; without one, undoes the nearest change at or above the line. */
export function withProblem(
  { problems, source, edited, changes }: Reading,
  problem: SourceProblem,
): Reading {
  const line = source.lineAt(problem.range[0]);
  const before = changes.findLast((change) => change.line <= line);
  const edits = problem.edits ?? (before ? putBack(before) : []);
  // A second problem on the same line was probably caused by the first repair, so it is left out.
  const isReported = problems.some((each) => each.source.lineAt(each.problem.range[0]) === line);
  return {
    problems: isReported ? problems : [...problems, { problem, source }],
    source: withLines(source, edits),
    edited: new Set([...edited, ...edits.map((edit) => edit.line)]),
    changes,
  };
}
