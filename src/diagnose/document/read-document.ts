import { type Document, isMap, parseDocument } from 'yaml';
import type { CountErrors } from '../repairs/candidate.ts';
import { bestOf, findRepair } from '../repairs/find-repair.ts';
import { findInvisible } from '../repairs/invisible.ts';
import { findTabs } from '../repairs/tabs.ts';
import { checkComplexity } from '../syntax/complexity.ts';
import { findSlips } from '../syntax/find-slips.ts';
import { findMergeMarks } from '../syntax/merge-marks.ts';
import { formatParserError } from '../syntax/parser-errors.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import { findUnquoted } from '../syntax/unquoted.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { type Change, changesSince, putBack } from '../text/changes.ts';
import { limits } from '../text/limits.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { ProblemText, SourceProblem } from '../text/source-problem.ts';
import { nodesOf } from './nodes.ts';

/** A text that was read as far as possible. */
export type Reading = {
  /** What kept YAML from reading, each with the text it was found in. */
  problems: readonly { problem: SourceProblem; source: Source }[];
  /** The text with those problems put right. */
  source: Source;
  /** The lines that were put right: what stands on them now is not what the owner wrote. */
  edited: ReadonlySet<number>;
  /** What the owner has changed since the text was last in order. */
  changes: readonly Change[];
  /** Undefined where the text could not be read to its end. */
  document: Document | undefined;
};

/** How many problems are put right at most; fewer in a long text, because each is read anew. */
const maxCorrections = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** With more errors of the parser only the first problem is reported. */
const maxErrors = 40;

/** The reading of a text before anything is read. */
export function startReading(source: Source, lastGood: string | undefined): Reading {
  const changes = changesSince(lastGood, source);
  return { problems: [], edited: new Set(), source, changes, document: undefined };
}

/** Reads YAML. What keeps it from being read is put right where that is likely, so that the rest is read. */
export function readDocument(start: Reading, countErrors: CountErrors): Reading {
  let reading = start;
  for (let count = maxCorrections(start.source.text); count > 0; count -= 1) {
    const { source } = reading;
    const hidden = findHidden(source, countErrors);
    const parsed = hidden ? { problem: hidden, errors: 1 } : parse(source);
    if (parsed.document) return { ...reading, document: parsed.document };
    if (parsed.errors > maxErrors && reading.problems.length > 0) break;
    const problem = hidden ?? causeOf(parsed.problem, reading, countErrors);
    const next = withProblem(reading, problem);
    if (next.source.text === source.text) return next;
    reading = next;
  }
  return reading;
}

/** What has to be found before the text is parsed. */
function findHidden(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  return (
    checkComplexity(source) ??
    findMergeMarks(source) ??
    findInvisible(source, countErrors) ??
    findTabs(source, countErrors)
  );
}

/** The likely cause of an error of the parser, which only tells where it could not go on. */
function causeOf(
  error: SourceProblem,
  { source, changes }: Reading,
  countErrors: CountErrors,
): SourceProblem {
  const line = source.lineAt(error.range[0]);
  const slips = findSlips(source, [line]);
  const repair = findUnsupported(source)
    ? bestOf(slips, source, countErrors)
    : findRepair(source, [line], countErrors, changes);
  const [guess] = repair ? [] : [...findUnquoted(source, line), ...findUnclosed(source)];
  return repair ?? (guess ? { ...guess, isGuess: true } : error);
}

/** Adds a problem to a reading, with its lines put right; or as they were before, where that is not known. */
export function withProblem(reading: Reading, problem: SourceProblem): Reading {
  const { problems, source, edited, changes } = reading;
  const line = source.lineAt(problem.range[0]);
  const before = changes.findLast((change) => change.line <= line);
  const edits = problem.edits ?? (before ? putBack(before) : []);
  // A second problem of a line is rather what putting the first one right has made of it.
  const isTold = problems.some((each) => each.source.lineAt(each.problem.range[0]) === line);
  return {
    ...reading,
    problems: isTold ? problems : [...problems, { problem, source }],
    source: withLines(source, edits),
    edited: new Set([...edited, ...edits.map((edit) => edit.line)]),
    document: undefined,
  };
}

/** The document of a text; or the first problem that keeps it from being one, and how many there are. */
type Parsed =
  | { document: Document; errors: 0 }
  | { document?: never; problem: SourceProblem; errors: number };

/** Parses a text that is not nested too deep for the parser. */
function parse(source: Source): Parsed {
  const unsupported = findUnsupported(source);
  if (unsupported) return { problem: unsupported, errors: 1 };
  const document = parseDocument(source.text, {
    prettyErrors: false,
    uniqueKeys: false,
    // Else a list in place of a key is told in the terminal, too.
    logLevel: 'error',
  });
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors;
  if (!first) return withinLimits(document);
  const line = lineOf(source, source.lineAt(first.pos[0])).trim();
  return {
    problem: { range: first.pos, ...formatParserError(first, line) },
    errors: errors.length,
  };
}

/** A block with so many keys was not written by a person, and takes long to be checked. */
function withinLimits(document: Document): Parsed {
  for (const { node } of nodesOf(document)) {
    if (!isMap(node) || node.items.length <= limits.keys) continue;
    const [start = 0] = node.range ?? [];
    return { problem: { range: [start, start + 1], ...tooManyKeys }, errors: 1 };
  }
  return { document, errors: 0 };
}

const tooManyKeys: ProblemText = {
  message: `this block has more than ${limits.keys} keys`,
  found: 'keys without end',
  expected: `at most ${limits.keys} keys in a block`,
  fix: 'put the file back to its last good state',
};
