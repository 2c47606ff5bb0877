import type { Path } from '../../schema/path.ts';
import type { SourceProblem } from '../text/source-problem.ts';

export type DocumentProblem = SourceProblem & {
  path: Path;
  /** Whether a line with the wrong indentation could be the cause of the problem. */
  mayBeMisindented?: boolean;
  /** The missing key. Missing keys of a block share one place, and all are reported. */
  missingKey?: string;
  /** Whether only a part of a text is faulty. All faulty parts of a text are reported. */
  isPart?: boolean;
  /** Whether a key is in the wrong block. This problem precedes that of a wrong indentation. */
  isMisplaced?: boolean;
};
