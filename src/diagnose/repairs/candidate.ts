import type { LineProblem } from '../syntax/line-problem.ts';
import { type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { ContentLine } from './content-lines.ts';

/** The places of a text near which edits are looked for, and its lines of keys and items. */
export type Region = {
  source: Source;
  lines: readonly ContentLine[];
  near: readonly number[];
};

/** How many mistakes a text has. */
export type CountErrors = (source: Source) => number;

/** A text, and the line near which something is wrong in it. */
export type Suspect = { source: Source; near: number; countErrors: CountErrors };

/** A mistake whose edits leave fewer mistakes in the text; undefined where they do not. */
export function ifBetter(
  found: SourceProblem | undefined,
  { source, countErrors }: Omit<Suspect, 'near'>,
): SourceProblem | undefined {
  if (!found?.edits) return undefined;
  return countErrors(withLines(source, found.edits)) < countErrors(source) ? found : undefined;
}

/** An edit that may put a text right. */
export type Candidate = {
  /** The lines as they may have been meant, from the first on. */
  edits: readonly [LineEdit, ...LineEdit[]];
  /** Whether the edit moves a part of a block, and leaves the rest where it is. */
  isPart?: boolean;
  /** What the mistake is, where the edit itself does not tell. */
  typo?: LineProblem;
};
