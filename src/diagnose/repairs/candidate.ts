import { type Source, withLines } from '../text/source.ts';
import type { LineEdit } from '../text/source-problem.ts';
import type { ContentLine } from './content-lines.ts';

/** The places of a text near which edits are looked for, and its lines of keys and items. */
export type Region = {
  source: Source;
  lines: readonly ContentLine[];
  near: readonly number[];
};

/** How many problems a text has. */
export type CountErrors = (source: Source) => number;

/** An edit that may put a text right. */
export type Candidate = {
  /** The lines as they may have been meant, from the first on. */
  edits: readonly [LineEdit, ...LineEdit[]];
  /** Whether the edit moves a part of a block, and leaves the rest where it is. */
  isPart?: boolean;
};

/** The first of some ways to edit a text that leaves as few problems as any. */
export function withFewestErrors(
  ways: readonly (readonly LineEdit[])[],
  source: Source,
  countErrors: CountErrors,
): readonly LineEdit[] {
  const left = ways.map((edits) => countErrors(withLines(source, edits)));
  return ways[left.indexOf(Math.min(...left))] ?? [];
}
