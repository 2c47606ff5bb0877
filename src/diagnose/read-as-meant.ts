import type { z } from 'zod';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { type Reading, readDocument, startReading, withProblem } from './document/read-document.ts';
import { errorCounter } from './messages/error-counter.ts';
import type { CheckContext } from './references/check-context.ts';
import type { CountErrors } from './repairs/candidate.ts';
import { headless } from './repairs/commented-out.ts';
import { problemOf } from './repairs/describe-edit.ts';
import { findRepair } from './repairs/find-repair.ts';
import { type Source, withLines } from './text/source.ts';
import type { SourceProblem } from './text/source-problem.ts';

/** The largest number of repairs made here. Repairs of parser errors come before and do not count. */
const maxRepairs = 5;

/** Only this many places are searched for a repair. */
const maxSuspects = 3;

export type Checked<T> = Reading & CheckedDocument<T>;

/**
 * Reads and checks a text. If problems follow from a broken line or block, that line or block is
 * repaired, and the text is read and checked again.
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
  // If repairs reveal more problems than they solve, the single original problem is clearer.
  const count = ({ problems, found }: Checked<unknown>) => problems.length + found.length;
  return count(asFound) === 1 && count(checked) > 1 ? asFound : checked;
}

/** Finds the line or block that causes the problems; undefined if there is no such cause. */
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
 * Finds a commented-out key, such as `# points:`, whose items YAML adds to the list before. The file is
 * valid without the key and with it, so the key was probably commented out by mistake.
 */
function commentedKey(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  const meant = headless(source).find(({ edits }) => countErrors(withLines(source, edits)) === 0);
  return meant && problemOf(source, meant.edits);
}
