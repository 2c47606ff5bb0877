import type { Path } from '../../schema/path.ts';
import type { SourceProblem } from '../text/source-problem.ts';

/** A problem with its place in the document. */
export type DocumentProblem = SourceProblem & {
  path: Path;
  /** Whether a line with the wrong indentation could be the cause. */
  mayBeMisindented?: boolean;
  /** The key that is missing: several of a block have the same place, and all are reported. */
  missingKey?: string;
  /** Whether it is about a part of a text: all parts of one text are reported. */
  isPart?: boolean;
  /** Whether a key stands in the wrong block, which says more than that its line is misindented. */
  isMisplaced?: boolean;
};
