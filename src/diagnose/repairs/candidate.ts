import { type Source, withLines } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { ContentLine } from './content-lines.ts';

/** A text, its lines that hold keys or list items, and the numbers of the lines near which a repair is searched. */
export type Region = {
  source: Source;
  lines: readonly ContentLine[];
  near: readonly number[];
};

/** One parser error counts as this many problems. A repair of the error is therefore preferred to any other repair. */
export const parserError = 1_000;

/** Counts the problems of a text, or only the parser errors in some of its lines, which takes less time. */
export type CountErrors = (source: Source, lines?: readonly number[]) => number;

/** Returns the repair that leaves the fewest problems; of several such repairs, the first. */
export function withFewestErrors(
  ways: readonly (readonly LineEdit[])[],
  source: Source,
  countErrors: CountErrors,
): readonly LineEdit[] {
  const left = ways.map((edits) => countErrors(withLines(source, edits)));
  return ways[left.indexOf(Math.min(...left))] ?? [];
}
