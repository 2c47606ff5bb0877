import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, ProblemText, SourceProblem } from '../text/source-problem.ts';
import { indentOf } from './content-lines.ts';

/** Returns the problem that these edits repair. Its message and place come from the first edit. */
export function problemOf(source: Source, edits: readonly LineEdit[]): SourceProblem {
  const { line, text } = edits[0] ?? { line: 0, text: '' };
  const from = lineOf(source, line);
  const start = source.startOf(line);
  return {
    ...describe(from, text, edits.length),
    range: [start + indentOf(from), start + from.trimEnd().length],
    edits,
  };
}

/**
 * Describes the problem of a line by its repair; `lines` counts all lines with the same problem.
 */
function describe(from: string, to: string, lines: number): ProblemText {
  const [before, after] = [partsOf(from), partsOf(to)];
  if (before.comment && !after.comment) return commentedOut(before.rest);
  if (before.dashes < after.dashes) return missingDash(after.rest, lines);
  if (before.dashes > after.dashes) return needlessDash(before.rest);
  return misindented(indentOf(from), indentOf(to), lines);
}

function partsOf(line: string) {
  const [, comment, dashes = '', rest = ''] = /^\s*(# ?)?((?:-(?:\s+|$))*)(.*)$/.exec(line) ?? [];
  return { comment: comment !== undefined, dashes: dashes.split('-').length, rest: rest.trimEnd() };
}

function misindented(indent: number, expected: number, lines: number): ProblemText {
  const isTooLittle = expected > indent;
  const many = lines > 1;
  const before = many ? 'before its first line' : 'before it';
  return {
    message: `${many ? `this block of ${lines} lines` : 'this line'} is indented too ${isTooLittle ? 'little' : 'far'}`,
    found: `${blanks(indent)} ${before}`,
    expected: `${blanks(expected)} ${before}, like the lines it belongs to`,
    fix: `${isTooLittle ? 'add' : 'remove'} ${blanks(Math.abs(expected - indent))} before ${many ? 'each of its lines' : 'it'}`,
  };
}

function blanks(count: number): string {
  return `${count} ${count === 1 ? 'blank' : 'blanks'}`;
}

function missingDash(rest: string, lines: number): ProblemText {
  const many = lines > 1;
  return {
    message: many
      ? `there are no dashes before these ${lines} items`
      : 'there is no dash before this item of a list',
    found: quote(rest),
    expected: 'a dash and a blank before each item of a list',
    fix: many ? `put "- " before each of the ${lines} lines` : `write - ${rest}`,
  };
}

function needlessDash(rest: string): ProblemText {
  return {
    message: 'the dash begins another item here, and there is none',
    found: `a dash before ${quote(rest)}`,
    expected: 'a dash only before the first line of an item',
    fix: 'put a blank in place of the dash',
  };
}

function commentedOut(rest: string): ProblemText {
  return {
    message: `this line is a comment, and the lines below it are not: they belong to ${quote(rest)}`,
    found: quote(`# ${rest}`),
    expected: 'a # before all lines of a block, or before none',
    fix: `remove the # before ${rest}, or put one before each line of the block`,
  };
}
