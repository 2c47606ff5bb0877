import type { Path } from '../../schema/path.ts';
import type { SourceProblem } from '../text/source-problem.ts';

export type DocumentProblem = SourceProblem & {
  path: Path;
  /** Whether the problem may be caused by a line with the wrong indentation. */
  mayBeMisindented?: boolean;
  /** The missing key. All missing keys of a block (a YAML mapping) are reported at the beginning of the block. */
  missingKey?: string;
  /** Whether only a part of a text is faulty, such as one of its links. Every faulty part is reported. */
  isPart?: boolean;
  /** Whether it is a suspicion: YAML and the schema accept what stands there, so it is told and refuses nothing. */
  isHint?: boolean;
};
