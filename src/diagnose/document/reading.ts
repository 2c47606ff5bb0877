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
};

/** Adds a line's problem and applies its repair. */
export function withProblem(
  { problems, source, edited }: Reading,
  problem: SourceProblem,
): Reading {
  const line = source.lineAt(problem.range[0]);
  const { edits = [] } = problem;
  // A second problem on the same line was probably caused by the first repair, so it is left out.
  const isReported = problems.some((each) => each.source.lineAt(each.problem.range[0]) === line);
  return {
    problems: isReported ? problems : [...problems, { problem, source }],
    source: withLines(source, edits),
    edited: new Set([...edited, ...edits.map((edit) => edit.line)]),
  };
}
