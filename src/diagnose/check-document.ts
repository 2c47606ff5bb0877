import type { Document } from 'yaml';
import type { z } from 'zod';
import { formatPath } from '../schema/path.ts';
import type { DocumentProblem } from './document/document-problem.ts';
import { findDuplicateKeys } from './document/duplicate-keys.ts';
import type { Reading } from './document/reading.ts';
import type { CheckContext } from './references/check-context.ts';
import { checkReferences } from './references/check-references.ts';
import { checkSchema } from './schema/check-schema.ts';
import { chooseLanguage } from './schema/choose-language.ts';
import { findCommasInBraces } from './schema/comma-in-braces.ts';
import { findLanguageFaults } from './schema/language-faults.ts';
import { findMisreadTexts } from './schema/misread-texts.ts';

/** The value of a document if it is valid, and all problems that were found in it. */
export type CheckedDocument<T> = { found: DocumentProblem[]; value?: T | undefined };

export function checkDocument<S extends z.ZodType>(
  { source, edited }: Reading,
  document: Document,
  schema: S,
  context: CheckContext,
): CheckedDocument<z.output<S>> {
  const duplicates = findDuplicateKeys(source, document);
  const { spoken } = context;
  const blocks = chooseLanguage(document, schema, spoken);
  const read = { source, document, schema, languages: spoken?.languages };
  const commas = findCommasInBraces(read, blocks);
  const spelt = findLanguageFaults(document, blocks, spoken);
  const misread = findMisreadTexts(read);
  const { problems, value } = checkSchema(read);
  const faulty = checkReferences(read, context);
  const found = [...commas, ...duplicates, ...spelt, ...misread, ...faulty, ...problems];
  // Each repaired line is reported already, so its other problems are left out. So is a missing key that stands in
  // such a line as the owner wrote it, because the key is missing only since the repair.
  const written = [...edited].map((line) => source.original[line] ?? '');
  const own = found.filter(
    ({ range, missingKey }) =>
      !edited.has(source.lineAt(range[0])) &&
      !(missingKey !== undefined && written.some((line) => line.includes(`${missingKey}:`))),
  );
  return { value, found: firstOfEach(own) };
}

/** Keeps the problems of all missing keys, but only the first problem of each value or faulty part of a text. */
function firstOfEach(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const reported = new Set<string>();
  return problems.filter(({ path, missingKey, isPart, range }) => {
    if (missingKey !== undefined) return true;
    const place = `${formatPath(path)}${isPart ? ` at ${range[0]}` : ''}`;
    const isNew = !reported.has(place);
    reported.add(place);
    return isNew;
  });
}
