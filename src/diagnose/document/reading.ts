import { type Change, putBack } from '../text/changes.ts';
import { type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** A text that is read in several passes: each pass repairs the problem that it found. */
export type Reading = {
  /** The problems that were repaired, each with the text before its repair. */
  problems: readonly { problem: SourceProblem; source: Source }[];
  /** The text after the repair of these problems. */
  source: Source;
  /** The repaired lines, which differ from the lines that the owner wrote. */
  edited: ReadonlySet<number>;
  /** The owner's changes since the last version of the file that had no problems. */
  changes: readonly Change[];
};

/** Adds a problem and applies its repair; if it has none, undoes the owner's last change above it. */
export function withProblem(
  { problems, source, edited, changes }: Reading,
  problem: SourceProblem,
): Reading {
  const line = source.lineAt(problem.range[0]);
  const before = changes.findLast((change) => change.line <= line);
  const edits = problem.edits ?? (before ? putBack(before) : []);
  // A second problem on the same line probably comes from the first repair, so it is left out.
  const isTold = problems.some((each) => each.source.lineAt(each.problem.range[0]) === line);
  return {
    problems: isTold ? problems : [...problems, { problem, source }],
    source: withLines(source, edits),
    edited: new Set([...edited, ...edits.map((edit) => edit.line)]),
    changes,
  };
}
