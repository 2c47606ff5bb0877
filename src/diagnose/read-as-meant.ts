import type { z } from 'zod';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { type Reading, readDocument, startReading, withProblem } from './document/read-document.ts';
import type { CheckContext } from './references/check-context.ts';
import type { CountErrors } from './repairs/candidate.ts';
import { headless } from './repairs/commented-out.ts';
import { problemOf } from './repairs/describe-edit.ts';
import { findRepair } from './repairs/find-repair.ts';
import { errorCounter } from './schema/error-counter.ts';
import { type Source, withLines } from './text/source.ts';
import type { SourceProblem } from './text/source-problem.ts';

/** How many lines or blocks of a text that YAML can read are put right, to see what else is wrong. */
const maxRepairs = 5;

/** At how many places a repair is looked for at most. */
const maxSuspects = 3;

/** A reading, with what was found in its document. */
export type Checked<T> = Reading & CheckedDocument<T>;

/**
 * Reads and checks a text. Where its meaning is broken rather than a value, the line or the block that
 * this follows from is put right, and the text is read and checked anew.
 */
export function readAsMeant<S extends z.ZodType>(
  source: Source,
  schema: S,
  context: CheckContext,
): Checked<z.output<S>> {
  const countErrors = errorCounter(schema);
  const read = (start: Reading): Checked<z.output<S>> => {
    const reading = readDocument(start, countErrors);
    return { ...reading, ...checkDocument(reading, schema, context) };
  };
  const asFound = read(startReading(source, context.lastGood));
  let checked = asFound;
  for (let repairs = 0; repairs < maxRepairs; repairs += 1) {
    const repair = repairOf(checked, countErrors);
    if (!repair) break;
    checked = read(withProblem(checked, repair));
  }
  // One problem needs no two repairs: where these are not what was meant, it says more.
  const count = ({ problems, found }: Checked<unknown>) => problems.length + found.length;
  return count(asFound) === 1 && count(checked) > 1 ? asFound : checked;
}

/** The line or the block that problems follow from; undefined where they are what they seem. */
function repairOf(
  { source, changes, problems, found, document }: Checked<unknown>,
  countErrors: CountErrors,
): SourceProblem | undefined {
  if (document && problems.length + found.length === 0) return commentedKey(source, countErrors);
  const suspects = found.filter(({ mayBeMisindented }) => mayBeMisindented);
  const places = new Set(suspects.map(({ range }) => source.lineAt(range[0])));
  for (const place of [...places].slice(0, maxSuspects)) {
    const repair = findRepair(source, [place], countErrors, changes);
    if (repair) return repair;
  }
  return undefined;
}

/**
 * `# points:` above items that YAML takes for those of the list before: the file is in order, but would
 * be so with that key as well.
 */
function commentedKey(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  const meant = headless(source).find(({ edits }) => countErrors(withLines(source, edits)) === 0);
  return meant && problemOf(source, meant.edits);
}
