import type { Path } from '../../schema/path.ts';
import type { SourceProblem } from '../text/source-problem.ts';

export type DocumentProblem = SourceProblem & {
  path: Path;
  /** Whether the problem may be caused by a line with the wrong indentation. */
  mayBeMisindented?: boolean;
  /** The missing key. All missing keys of a block are reported at the beginning of the block. */
  missingKey?: string;
  /** Whether only a part of a text is faulty, such as one of its links. Each part is reported. */
  isPart?: boolean;
};
