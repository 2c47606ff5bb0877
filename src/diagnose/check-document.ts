import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { formatPath } from '../schema/path.ts';
import type { DocumentProblem } from './document/document-problem.ts';
import { findDuplicateKeys } from './document/duplicate-keys.ts';
import { findHalfSigns } from './document/half-signs.ts';
import type { Reading } from './document/read-document.ts';
import type { CheckContext } from './references/check-context.ts';
import { checkReferences } from './references/check-references.ts';
import type { CountErrors } from './repairs/candidate.ts';
import { checkSchema } from './schema/check-schema.ts';
import { errorCounter, parserError } from './schema/error-counter.ts';
import { findMisreadTexts } from './schema/misread-texts.ts';
import { checkComplexity } from './syntax/complexity.ts';

/** The value of a document that was read, or everything wrong in it. */
export type CheckedDocument<T> = { found: DocumentProblem[]; value?: T | undefined };

/** Checks a document that was read; nothing is found in a text that was not. */
export function checkDocument<S extends z.ZodType>(
  { source, document, edited, changes }: Reading,
  schema: S,
  context: CheckContext,
): CheckedDocument<z.output<S>> {
  if (!document) return { found: [] };
  const duplicates = findDuplicateKeys(source, document);
  const halfSigns = findHalfSigns(document);
  const misread = findMisreadTexts(source, document, schema);
  const { problems, value } = checkSchema(source, document, schema);
  const references = checkReferences(source, document, schema, context);
  const found = [...duplicates, ...halfSigns, ...misread, ...problems, ...references];
  // What stands on a line that was put right, and what it lost, is told by that problem.
  const written = [...edited].map((line) => source.original[line] ?? '');
  const own = found.filter(
    ({ range, missingKey }) =>
      !edited.has(source.lineAt(range[0])) &&
      !(missingKey !== undefined && written.some((line) => line.includes(`${missingKey}:`))),
  );
  const removed = changes.flatMap(({ was }) => was);
  return { value, found: firstOfEach(own).map((each) => withRemoved(each, removed)) };
}

/** The first problem of each value, and of each part of a text; of a block all keys that it lacks. */
function firstOfEach(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const told = new Set<string>();
  return problems.filter(({ path, missingKey, isPart, range }) => {
    const place = `${formatPath(path)}${isPart ? ` at ${range[0]}` : ''}`;
    const isNew = missingKey !== undefined || !told.has(place);
    if (missingKey === undefined) told.add(place);
    return isNew;
  });
}

/** A key that is missing and was there before: what it said then is what to put back. */
function withRemoved(problem: DocumentProblem, removed: readonly string[]): DocumentProblem {
  const { missingKey } = problem;
  const was = removed.find((line) => line.replace(/^[\s-]*/, '').startsWith(`${missingKey}:`));
  return was === undefined ? problem : { ...problem, fix: `put back the line ${was.trim()}` };
}

/** Counts the problems of a text, those of its references included. */
export function problemCounter(schema: z.ZodType, context: CheckContext): CountErrors {
  const countErrors = errorCounter(schema);
  return (source) => {
    if (checkComplexity(source)) return Number.POSITIVE_INFINITY;
    const problems = countErrors(source);
    if (problems >= parserError) return problems;
    const document = parseDocument(source.text, { uniqueKeys: false, logLevel: 'error' });
    return problems + checkReferences(source, document, schema, context).length;
  };
}
