import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { checkDocument, mistakeCounter } from './check-document.ts';
import type { DocumentProblem } from './document/document-problem.ts';
import { pathAtLine } from './document/locate.ts';
import { findPlaceholders, type Sample, textsIn } from './document/placeholders.ts';
import { correctLine, type Reading, readDocument, startReading } from './document/read-document.ts';
import { findUnlaunched } from './document/unlaunched.ts';
import { withCertainEdits } from './messages/certain-edits.ts';
import {
  type Diagnosis,
  type Failure,
  failed,
  fileProblem,
  type Problem,
  toProblem,
} from './messages/problem.ts';
import type { CheckContext } from './references/check-context.ts';
import type { CountErrors } from './repairs/candidate.ts';
import { headless } from './repairs/commented-out.ts';
import { findRepair, mistakeOf } from './repairs/find-repair.ts';
import { together } from './repairs/together.ts';
import { errorCounter } from './schema/error-counter.ts';
import { decode, textOf } from './text/decode.ts';
import { checkSize } from './text/limits.ts';
import { lineOf, sourceOf, withLines } from './text/source.ts';
import type { ProblemText, SourceProblem } from './text/source-problem.ts';

/** Reads one of the owner's files against its schema: the value, or every problem in it. */
export function diagnose<S extends z.ZodType>(
  file: string,
  bytes: Uint8Array,
  schema: S,
  context: CheckContext,
): Diagnosis<z.output<S>> {
  const decoded = decode(bytes);
  if (!decoded.ok) return failed([undecodable(file, decoded.before, decoded.message)]);
  const original = sourceOf(decoded.text);
  const start = startReading(original, context.lastGood);
  if (!/^\s*[^\s#]/m.test(decoded.text)) return failed([fileProblem(file, emptyFile)]);
  const { mistakes, source, document, findings } = readAndCheck(start, schema, context);
  if (document && mistakes.length === 0 && findings.length === 0) {
    return { ok: true, value: schema.parse(document.toJS()) };
  }
  const isTold = (line: number) =>
    findings.some(
      ({ isMisplaced, range: [start] }) => isMisplaced && source.lineAt(start) === line,
    );
  const own = together(mistakes).filter(
    ({ mistake, source: asFound }) =>
      mistake.edits?.length !== 1 || !isTold(asFound.lineAt(mistake.range[0])),
  );
  const inText = own.map(({ mistake, source: asFound }) => {
    const line = asFound.lineAt(mistake.range[0]);
    const path = document ? pathAtLine(document, source, line) : [];
    return toProblem(file, asFound, { ...mistake, path });
  });
  const problems = [...inText, ...findings.map((finding) => toProblem(file, source, finding))];
  return failed(withCertainEdits(problems, original, mistakeCounter(schema, context)));
}

const emptyFile: ProblemText = {
  message: 'the file is empty',
  found: 'nothing but comments and blank lines',
  expected: 'keys and values',
  fix: 'put back what stood in it',
};

/** The problem of a file that is too large to be read; undefined when it is not. */
export function diagnoseSize(file: string, bytes: number): Failure | undefined {
  const message = checkSize(bytes);
  return message && diagnoseUnreadable(file, message);
}

/** The problem of a file that cannot be opened. */
export function diagnoseUnreadable(file: string, message: ProblemText): Failure {
  return failed([fileProblem(file, message)]);
}

/** Every text of a valid file, with its place. */
export function textsOf(bytes: Uint8Array): [place: string, text: string][] {
  return textsIn(parseDocument(textOf(bytes)));
}

/** Every value of a valid file that is still the sample's, a placeholder, or none of a launched site. */
export function diagnosePlaceholders(file: string, bytes: Uint8Array, sample: Sample): Problem[] {
  const source = sourceOf(textOf(bytes));
  const document = parseDocument(source.text);
  const findings = [...findUnlaunched(document), ...findPlaceholders(document, sample)];
  return failed(findings.map((finding) => toProblem(file, source, finding))).problems;
}

/** How many lines or blocks of a text that YAML can read are put right, to see what else is wrong. */
const maxRepairs = 5;

/** At how many places a repair is looked for at most. */
const maxSuspects = 3;

/** Reads and checks a text, and does so again after each line or block that was put right. */
function readAndCheck(start: Reading, schema: z.ZodType, context: CheckContext) {
  const countErrors = errorCounter(schema);
  let reading = readDocument(start, countErrors);
  let asFound: Checked | undefined;
  for (let repairs = 0; ; repairs += 1) {
    const findings = checkDocument(reading, schema, context).map((each) =>
      withRemoved(each, reading),
    );
    const checked = { ...reading, findings };
    const isWhole = (repair: SourceProblem) => {
      const after = readDocument(correctLine(checked, repair), countErrors);
      return !leavesMistake(checked, repair, () => checkDocument(after, schema, context));
    };
    const repair =
      repairs < maxRepairs &&
      (repairOf(checked, countErrors, isWhole) ?? repairOfHeadless(checked, countErrors));
    asFound ??= checked;
    if (!repair) return simpler(asFound, checked);
    reading = readDocument(correctLine(reading, repair), countErrors);
  }
}

/** A reading, and all that was found in it. */
type Checked = Reading & { findings: DocumentProblem[] };

/** One finding needs no two repairs: where these are not what was meant, it says more. */
function simpler(asFound: Checked, repaired: Checked): Checked {
  const problems = ({ mistakes, findings }: Checked) => together(mistakes).length + findings.length;
  return problems(asFound) === 1 && problems(repaired) > 1 ? asFound : repaired;
}

/** The line or the block that findings follow from; undefined where they are what they seem. */
function repairOf(
  { source, changes, findings }: Checked,
  countErrors: CountErrors,
  isWhole: (repair: SourceProblem) => boolean,
): SourceProblem | undefined {
  const suspects = findings.filter((finding) => finding.mayBeMisindented);
  const places = new Set(suspects.map(({ range }) => source.lineAt(range[0])));
  for (const place of [...places].slice(0, maxSuspects)) {
    const repair = findRepair(source, [place], countErrors, changes);
    if (repair && isWhole(repair)) return repair;
  }
  return undefined;
}

/** How far from a dash that goes the lines of both items are, of which it makes one. */
const nearDash = 3;

/** Whether the item that lost its dash is none of those it came to: mistakes are left in it. */
function leavesMistake(
  { source }: Reading,
  { edits = [] }: SourceProblem,
  findingsAfter: () => readonly DocumentProblem[],
): boolean {
  const [edit, ...more] = edits;
  if (!edit || more.length > 0) return false;
  const dashes = (text: string) => /^\s*(?:- +)*/.exec(text)?.[0].replace(/\s/g, '').length ?? 0;
  if (dashes(edit.text) >= dashes(lineOf(source, edit.line))) return false;
  return findingsAfter().some(
    ({ range: [start] }) => Math.abs(source.lineAt(start) - edit.line) <= nearDash,
  );
}

/** A key that is missing and was there before: what it said then is what to put back. */
function withRemoved(finding: DocumentProblem, { changes }: Reading): DocumentProblem {
  const { missingKey } = finding;
  if (missingKey === undefined) return finding;
  const was = changes.removed.find((line) =>
    line.replace(/^[\s-]*/, '').startsWith(`${missingKey}:`),
  );
  return was === undefined ? finding : { ...finding, fix: `put back the line ${was.trim()}` };
}

/**
 * `# points:` above items that YAML now takes for those of the list before: the file is in order, but
 * would be so with that key as well.
 */
function repairOfHeadless(
  { source, document, mistakes, findings }: Checked,
  countErrors: CountErrors,
): SourceProblem | undefined {
  if (!document || findings.length > 0 || mistakes.length > 0) return undefined;
  const meant = headless(source).find(({ edits }) => countErrors(withLines(source, edits)) === 0);
  return meant && mistakeOf(source, meant);
}

/** The problem of a file that cannot be decoded, located after the text that can be. */
function undecodable(file: string, before: string, message: ProblemText): Problem {
  if (before === '') return fileProblem(file, message);
  const end = before.length;
  return toProblem(file, sourceOf(before), { ...message, path: [], range: [end, end + 1] });
}
