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

/** Finds valid values that refer to something missing, or that should be unique but are not. */
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
  // A problem within a repeated item is reported for the first item already.
  return [
    ...others.filter(({ path }) => !copies.some((copy) => isWithin(path, copy.path))),
    ...copies,
  ];
}
