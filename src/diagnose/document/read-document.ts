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

export type Reading = {
  /** The problems that stopped the YAML parser, each with the text at that moment. */
  problems: readonly { problem: SourceProblem; source: Source }[];
  /** The text after the repair of these problems. */
  source: Source;
  /** The repaired lines, which differ from the lines that the owner wrote. */
  edited: ReadonlySet<number>;
  /** The changes since the last text without problems. */
  changes: readonly Change[];
  /** Undefined if the text could not be parsed to its end. */
  document: Document | undefined;
};

/** The largest number of repairs; lower for long texts, since each repair parses the text again. */
const maxCorrections = (text: string) => Math.min(20, Math.ceil(100_000 / (text.length + 1)));

/** If the parser finds more errors than this, only the first problem is reported. */
const maxErrors = 40;

export function startReading(source: Source, lastGood: string | undefined): Reading {
  const changes = changesSince(lastGood, source);
  return { problems: [], edited: new Set(), source, changes, document: undefined };
}

/** Parses YAML, and applies likely repairs to a copy, so that the rest is checked too. */
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

function findHidden(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  return (
    checkComplexity(source) ??
    findMergeMarks(source) ??
    findInvisible(source, countErrors) ??
    findTabs(source, countErrors)
  );
}

/** Finds the likely cause of a parser error, which only tells where the parser stopped. */
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

/** Adds a problem to a reading and repairs its lines, or restores the last good lines. */
export function withProblem(reading: Reading, problem: SourceProblem): Reading {
  const { problems, source, edited, changes } = reading;
  const line = source.lineAt(problem.range[0]);
  const before = changes.findLast((change) => change.line <= line);
  const edits = problem.edits ?? (before ? putBack(before) : []);
  // A second problem on the same line probably comes from the first repair, so it is left out.
  const isTold = problems.some((each) => each.source.lineAt(each.problem.range[0]) === line);
  return {
    ...reading,
    problems: isTold ? problems : [...problems, { problem, source }],
    source: withLines(source, edits),
    edited: new Set([...edited, ...edits.map((edit) => edit.line)]),
    document: undefined,
  };
}

/** The document of a text; or its first problem and the number of its problems. */
type Parsed =
  | { document: Document; errors: 0 }
  | { document?: never; problem: SourceProblem; errors: number };

/** Parses a text whose nesting depth was checked before. */
function parse(source: Source): Parsed {
  const unsupported = findUnsupported(source);
  if (unsupported) return { problem: unsupported, errors: 1 };
  const document = parseDocument(source.text, {
    prettyErrors: false,
    uniqueKeys: false,
    // Without this option the parser also prints a warning for a list in place of a key.
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

/** Refuses a block with too many keys, because checking them takes too long. */
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
