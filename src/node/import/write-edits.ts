import type { OwnerTexts } from '../../diagnose/migrations/migration.ts';
import type { CheckContext } from '../../diagnose/references/check-context.ts';
import { ProblemError } from '../site-files/site-files.ts';
import { applyEdits, type FileEdit } from './add-to-site.ts';
import { problemsOf, quotedYaml } from './write-site.ts';

/**
 * Applies edits to the texts of the files. Where the check takes a text without quotes for something else, what is added
 * has quotes.
 * @throws {ProblemError} if the files would have problems all the same
 */
export function writtenWell(
  texts: OwnerTexts,
  edits: readonly FileEdit[],
  context: CheckContext,
): OwnerTexts {
  const plain = applyEdits(texts, edits);
  if (problemsOf(plain, context).length === 0) return plain;
  const quoted = applyEdits(texts, edits, quotedYaml);
  const problems = problemsOf(quoted, context);
  if (problems.length > 0) throw new ProblemError(problems);
  return quoted;
}
