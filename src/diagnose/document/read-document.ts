import { type Document, parseDocument } from 'yaml';
import type { CountErrors } from '../repairs/candidate.ts';
import { findCopiedMarks } from '../repairs/copied-marks.ts';
import { findInvisible } from '../repairs/invisible.ts';
import { findOtherColon } from '../repairs/other-colons.ts';
import { findSplitText } from '../repairs/split-text.ts';
import { findStrayLine } from '../repairs/stray-lines.ts';
import { findTabs } from '../repairs/tabs.ts';
import { checkComplexity } from '../syntax/complexity.ts';
import { findMergeMarks } from '../syntax/merge-marks.ts';
import { formatParserError } from '../syntax/parser-errors.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { asBefore, type Changes, changesSince } from '../text/changes.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { diagnoseSyntax, needsQuotes } from './diagnose-syntax.ts';

/** A text that was read as far as possible. */
export type Reading = {
  /** The mistakes that kept YAML from reading, each with the text it was found in. */
  mistakes: readonly { mistake: SourceProblem; source: Source }[];
  /** The text with those mistakes corrected. */
  source: Source;
  /** Lines that nobody can read, as they were when they could be. */
  restored: readonly LineEdit[];
  /** What the owner has changed since the text was last in order. */
  changes: Changes;
  /** Undefined where the text could not be read to its end. */
  document: Document | undefined;
};

/** How many lines are corrected at most; fewer in a long text, because each is read anew. */
const maxCorrections = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** How many corrections may fail to lower the number of parser errors. */
const maxFailures = 4;

/** How often the same line may be reported. */
const maxReports = 3;

/** With more parser errors only the first mistake is reported; in a long text, as the parser says it. */
const tooMany = { errors: 40, length: 20_000 };

/** The reading of a text before anything is read. */
export function startReading(source: Source, lastGood: string | undefined): Reading {
  return {
    mistakes: [],
    restored: [],
    source,
    changes: changesSince(lastGood, source),
    document: undefined,
  };
}

/** Reads YAML. A mistake with a likely correction is corrected, so that what follows can be read. */
export function readDocument(start: Reading, countErrors: CountErrors): Reading {
  let reading = start;
  let fewest = Number.POSITIVE_INFINITY;
  let failures = 0;
  for (let count = 0; count < maxCorrections(start.source.text); count += 1) {
    const { mistake, document, errors } = parse(reading, countErrors);
    if (!mistake) return { ...reading, document };
    if (errors !== undefined) {
      if (errors >= fewest) failures += 1;
      fewest = Math.min(fewest, errors);
    }
    const hasTooMany = count > 0 && (errors ?? 0) > tooMany.errors;
    if (failures > maxFailures || hasTooMany || isReported(reading, mistake)) break;
    reading = correctLine(reading, mistake);
    if (mistake.edits) continue;
    const restored = asBefore(reading.changes, reading.source.lineAt(mistake.range[0]));
    const [first] = restored;
    if (!first || reading.restored.some(({ line }) => line === first.line)) break;
    reading = {
      ...reading,
      restored: [...reading.restored, ...restored],
      source: withLines(reading.source, restored),
    };
  }
  return reading;
}

/** Adds a mistake to a reading, and corrects its lines if the mistake has a correction. */
export function correctLine(reading: Reading, mistake: SourceProblem): Reading {
  const { mistakes, source } = reading;
  return {
    ...reading,
    mistakes: [...mistakes, { mistake, source }],
    source: mistake.edits ? withLines(source, mistake.edits) : source,
    document: undefined,
  };
}

/** Whether a line was reported so often that its corrections must have been wrong. */
function isReported({ mistakes, source }: Reading, { range, edits }: SourceProblem): boolean {
  const line = edits?.[0]?.line ?? source.lineAt(range[0]);
  const before = mistakes.filter((each) => each.source.lineAt(each.mistake.range[0]) === line);
  return before.length >= maxReports;
}

function lineWith(source: Source, offset: number): string {
  return lineOf(source, source.lineAt(offset)).trim();
}

/** The document or the first mistake of a text, and the number of errors if the parser ran. */
type Parsed = { document?: Document; mistake?: SourceProblem; errors?: number };

function parse({ source, changes }: Reading, countErrors: CountErrors): Parsed {
  const mistake =
    checkComplexity(source) ??
    findMergeMarks(source) ??
    findCopiedMarks(source, countErrors) ??
    findInvisible(source, countErrors) ??
    findTabs(source, countErrors) ??
    findSplitText(source, countErrors);
  if (mistake) return { mistake };
  const unsupported = findUnsupported(source);
  if (unsupported) {
    const [at] = unsupported.range;
    const suspect = { source, near: source.lineAt(at), countErrors };
    const typo = findStrayLine(suspect) ?? findOtherColon(suspect);
    return { mistake: typo ?? needsQuotes(source, at) ?? unsupported };
  }

  const document = parseDocument(source.text, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  const found = [...document.errors, ...document.warnings];
  const errors = found.length;
  const [first] = found.sort((a, b) => a.pos[0] - b.pos[0]);
  if (!first) return { document, errors };
  const asReported = {
    range: first.pos,
    ...formatParserError(first, lineWith(source, first.pos[0])),
  };
  const isLong = source.text.length > tooMany.length;
  if (isLong && errors > tooMany.errors) return { mistake: asReported, errors };
  return {
    mistake: diagnoseSyntax(source, first.pos[0], countErrors, changes) ?? asReported,
    errors,
  };
}
