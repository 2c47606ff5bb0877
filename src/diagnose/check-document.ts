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
import { lineOf } from './text/source.ts';

/** Everything wrong in a document. Of several findings at one place the first is reported. */
export function checkDocument(
  reading: Reading,
  schema: z.ZodType,
  context: CheckContext,
): DocumentProblem[] {
  const { source, document } = reading;
  if (!document) return [];
  const found = [
    ...findDuplicateKeys(source, document),
    ...findHalfSigns(document),
    ...findMisreadTexts(source, document, schema),
    ...checkSchema(source, document, schema).problems,
    ...checkReferences(source, document, schema, context),
  ];
  return withoutConsequences(reading, found);
}

/** The first finding at each place, and none that follows a corrected mistake on the same line. */
function withoutConsequences(
  { mistakes, restored, source }: Reading,
  found: DocumentProblem[],
): DocumentProblem[] {
  // What stood on a line that cannot be read is not what is wrong with it.
  const findings = found.filter(({ range: [start] }) => {
    return !restored.some(({ line }) => line === source.lineAt(start));
  });
  const absorbed = new Set(mistakes.flatMap(keysAbsorbedBy));
  const columns = new Map<number, number>();
  for (const { mistake, source: asFound } of mistakes) {
    for (const { line } of mistake.edits ?? []) {
      const column = Math.max(0, mistake.range[0] - asFound.startOf(line));
      columns.set(line, Math.min(column, columns.get(line) ?? column));
    }
  }
  const reported = new Set<string>();
  return findings.filter(({ range: [start], path, missingKey, mayBeMisindented }, index) => {
    if (missingKey !== undefined && absorbed.has(missingKey)) return false;
    const written = formatPath(path);
    const line = source.lineAt(start);
    const isHere = (each: DocumentProblem) => formatPath(each.path) === written;
    // A text where a list belongs takes up the lines below it.
    const isFollowed = mayBeMisindented && findings.slice(index + 1).some(isHere);
    const isToldAbove = findings
      .slice(0, index)
      .filter(
        ({ replacement, range }) => replacement !== undefined && source.lineAt(range[0]) === line,
      )
      .some(isHere);
    if (missingKey === undefined && (isFollowed || isToldAbove)) return false;
    const place = `${start} ${written}`;
    const isNew = missingKey !== undefined || !reported.has(place);
    reported.add(place);
    return isNew && start - source.startOf(line) < (columns.get(line) ?? Number.POSITIVE_INFINITY);
  });
}

/** Keys on the line of another key, which became a part of its text. */
function keysAbsorbedBy({
  mistake: { edits = [] },
  source,
}: Reading['mistakes'][number]): string[] {
  return edits.flatMap(({ line }) => {
    const [, ...more] = lineOf(source, line).matchAll(/(?:^|[\s,;])([\w-]+):(?=\s|$)/g);
    return more.map(([, key = '']) => key);
  });
}

/** Counts the mistakes of a text, those of its references included. */
export function mistakeCounter(schema: z.ZodType, context: CheckContext): CountErrors {
  const countErrors = errorCounter(schema);
  return (source) => {
    if (checkComplexity(source)) return Number.POSITIVE_INFINITY;
    const mistakes = countErrors(source);
    if (mistakes >= parserError) return mistakes;
    const document = parseDocument(source.text, { uniqueKeys: false, logLevel: 'error' });
    return mistakes + checkReferences(source, document, schema, context).length;
  };
}
