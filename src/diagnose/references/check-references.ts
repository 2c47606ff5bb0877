import type { Document } from 'yaml';
import { isWithin } from '../../schema/path.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { Source } from '../text/source.ts';
import type { CheckContext } from './check-context.ts';
import { findDuplicateItems } from './duplicate-items.ts';
import { checkFiles } from './files.ts';
import { checkIcons } from './icons.ts';
import { checkPageLinks } from './page-links.ts';
import { checkPages } from './pages.ts';
import { referencesOf } from './references.ts';
import { checkSectionIds } from './section-ids.ts';

/** Every valid value that refers to something missing, or that is not unique where it has to be. */
export function checkReferences(
  source: Source,
  document: Document,
  schema: Schema,
  context: CheckContext,
): DocumentProblem[] {
  const references = referencesOf(source, document, schema, context);
  const copies = findDuplicateItems(references);
  const checks = [checkFiles, checkIcons, checkPages, checkPageLinks, checkSectionIds];
  const others = checks.flatMap((check) => check(references));
  // What is in a copy is told of the first already.
  return [
    ...others.filter(({ path }) => !copies.some((copy) => isWithin(path, copy.path))),
    ...copies,
  ];
}
