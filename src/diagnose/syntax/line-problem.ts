import type { Source } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';

/** A mistake between two columns of a line, and the corrected line. */
export type LineProblem = ProblemText & { start: number; end: number; corrected: string };

/** A mistake on a line, with its range in the whole text. */
export function inText(source: Source, line: number, mistake: LineProblem): SourceProblem {
  const { start, end, corrected, ...message } = mistake;
  const from = source.startOf(line);
  return { ...message, range: [from + start, from + end], edits: [{ line, text: corrected }] };
}
