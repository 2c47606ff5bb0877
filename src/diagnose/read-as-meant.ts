import type { Document } from 'yaml';
import type { z } from 'zod';
import { type Keys, keysIn } from '../schema/schema-tree.ts';
import { type CheckedDocument, checkDocument } from './check-document.ts';
import { parse } from './document/parse.ts';
import { type Reading, withProblem } from './document/reading.ts';
import { errorCounter } from './messages/error-counter.ts';
import type { CheckContext } from './references/check-context.ts';
import { type CountErrors, withFewestErrors } from './repairs/candidate.ts';
import { problemOf } from './repairs/describe-edit.ts';
import { findRepair } from './repairs/find-repair.ts';
import { findInvisible, findTabs } from './repairs/invisible.ts';
import { uncommented } from './repairs/layout-repairs.ts';
import { checkComplexity } from './syntax/complexity.ts';
import { indentOf } from './syntax/line-parts.ts';
import { findLineNumbers, findPasted } from './syntax/pasted.ts';
import { findUnclosed } from './syntax/unclosed.ts';
import { findConflictMarkers, findFences } from './syntax/unsupported.ts';
import { lineOf, type Source, withLines } from './text/source.ts';
import type { SourceProblem } from './text/source-problem.ts';

/** The largest number of repairs. It is lower for long texts, because each repair parses the text again. */
const maxRepairs = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** In lines. Problems that are nearer to each other may have one cause. */
const near = 8;

/** If there are more errors of the parser after a repair, or problems of indentation, no further repair is tried. */
const maxErrors = 40;

/** A repair is searched for at only this many places, because each search parses the text many times. */
const maxSuspects = 3;

export type Checked<T> = Reading &
  CheckedDocument<T> & {
    /** Undefined if the text could not be parsed to its end. */
    document?: Document | undefined;
    /** The problem because of which the text could not be parsed. */
    problem?: SourceProblem | undefined;
    /** The value of the text as it stands, if YAML and the schema accept it. Then all problems are suspicions. */
    accepted?: T | undefined;
    /** The number of parser errors; 0 if the problem is another one, such as too many keys. */
    errors: number;
  };

/**
 * Reads and checks a text. A line or block that stops the parser, or that causes other problems, is
 * repaired in a copy, which is read and checked again; so all problems are found at once.
 */
export function readAsMeant<S extends z.ZodType>(
  source: Source,
  schema: S,
  context: CheckContext,
): Checked<z.output<S>> {
  const countErrors = errorCounter(schema, undefined, context.spoken);
  const read = (reading: Reading): Checked<z.output<S>> => {
    const parsed = parse(reading.source);
    if (!parsed.document) return { ...reading, ...parsed, found: [] };
    return { ...reading, ...parsed, ...checkDocument(reading, parsed.document, schema, context) };
  };
  const check = (reading: Reading): Checked<z.output<S>> => {
    const problem = findHidden(reading.source, countErrors);
    return problem ? { ...reading, problem, errors: 0, found: [] } : read(reading);
  };
  const written = { problems: [], edited: new Set<number>(), source };
  let checked = check(written);
  // A text that was stopped for something that YAML itself accepts, such as an invisible letter, is read as it stands.
  const isRead = checked.document || checked.errors > 0 || checkComplexity(source);
  const { value, found } = isRead ? checked : read(written);
  const accepted = found.every(({ isHint }) => isHint) ? value : undefined;
  let firstParsed = checked;
  for (let repairs = maxRepairs(source.text); repairs > 0; repairs -= 1) {
    const cause = causeOf(checked, countErrors, keysIn(schema));
    if (!cause) break;
    const known = withProblem(checked, cause);
    const isKnown = known.source.text !== checked.source.text;
    if (!isKnown && checked.errors === 0) return { ...checked, ...known, accepted };
    // Without a repair, the line is left out, so that it does not hide the problems of the rest.
    checked = check(
      isKnown ? known : withProblem(checked, leftOut(checked.source, cause, countErrors)),
    );
    if (!firstParsed.document) firstParsed = checked;
  }
  // If repairs turn a single problem into several, the single problem is clearer, so only that one is reported.
  const count = ({ problems, found }: Checked<unknown>) => problems.length + found.length;
  return { ...(count(firstParsed) === 1 && count(checked) > 1 ? firstParsed : checked), accepted };
}

/** Finds problems on which the parser would hang, or which the parser would report in the wrong place. */
function findHidden(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  return (
    findLineNumbers(source) ??
    checkComplexity(source) ??
    findConflictMarkers(source) ??
    findFences(source) ??
    findPasted(source) ??
    findInvisible(source, countErrors) ??
    findTabs(source, countErrors)
  );
}

/** Finds the line or block that causes the problems; undefined if there is no such cause. */
function causeOf(
  checked: Checked<unknown>,
  countErrors: CountErrors,
  keys: Keys,
): SourceProblem | undefined {
  const { source, problems, found, document, problem, errors } = checked;
  if (problem) {
    if (errors > maxErrors && problems.length > 0) return undefined;
    return errors === 0 ? problem : causeOfError(checked, problem, countErrors, keys);
  }
  if (document && problems.length + found.length === 0) return commentedKey(source, countErrors);
  const lineOfProblem = ({ range }: SourceProblem) => source.lineAt(range[0]);
  // A key that is only misspelt makes other keys seem to be unknown or missing, so it is put right before lines are moved.
  const misspelt = found
    .filter(({ proof, isGuess }) => proof === 'spelling' && !isGuess)
    .map(lineOfProblem);
  const suspects = found.filter(
    (each) =>
      each.mayBeMisindented &&
      !misspelt.some((line) => Math.abs(line - lineOfProblem(each)) < near),
  );
  // So many problems have no one line as their cause.
  if (suspects.length > maxErrors) return undefined;
  const places = new Set(suspects.map(lineOfProblem));
  for (const place of [...places].slice(0, maxSuspects)) {
    const repair = findRepair(source, [place], countErrors, keys);
    if (repair) return repair;
  }
  return undefined;
}

/** Finds the likely cause of a parser error. The error itself only tells where the parser stopped. */
function causeOfError(
  { source }: Reading,
  error: SourceProblem,
  countErrors: CountErrors,
  keys: Keys,
): SourceProblem {
  const line = source.lineAt(error.range[0]);
  const found = findRepair(source, [line], countErrors, keys);
  // A repair further down does not solve an error whose cause the parser tells.
  const repair = error.isClear && found && source.lineAt(found.range[0]) > line ? error : found;
  const [guess] = repair ? [] : findUnclosed(source);
  return repair ?? (guess ? { ...guess, isGuess: true } : error);
}

/** Leaves out the line of a problem, alone or with the lines that are indented further below it. */
function leftOut(source: Source, problem: SourceProblem, countErrors: CountErrors): SourceProblem {
  const first = source.lineAt(problem.range[0]);
  const isOther = (text: string) =>
    text.trim() !== '' && indentOf(text) <= indentOf(lineOf(source, first));
  const end = source.lines.findIndex((text, line) => line > first && isOther(text));
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ line: first + index, text: '' }));
  const block = (end < 0 ? source.lines.length : end) - first;
  return {
    ...problem,
    edits: withFewestErrors([lines(1), lines(block)], source, countErrors),
    isGuess: true,
  };
}

/**
 * Finds a key, such as `# points:`, commented out while its items are not, so YAML adds them to the list above.
 * If the file is also valid with the key, the key was probably commented out by mistake.
 */
function commentedKey(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  const meant = uncommented(source).find((edits) => countErrors(withLines(source, edits)) === 0);
  return meant && problemOf(source, meant);
}
