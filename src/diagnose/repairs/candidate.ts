import type { LineMistake } from '../syntax/line-mistake.ts';
import type { LineEdit } from '../text/mistake.ts';
import type { Source } from '../text/source.ts';

/** How many mistakes a text has. */
export type CountErrors = (source: Source) => number;

/** An edit that may put a text right. */
export type Candidate = {
  /** The lines as they may have been meant, from the first on. */
  edits: readonly [LineEdit, ...LineEdit[]];
  /** Whether the edit moves a part of a block, and leaves the rest where it is. */
  isPart?: boolean;
  /** What the mistake is, where the edit itself does not tell. */
  typo?: LineMistake;
};
