import { indentOf, partsOf } from '../syntax/line-parts.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, ProblemText, SourceProblem } from '../text/source-problem.ts';

/** Returns the problem that these edits repair. Its message and place come from the first edit. */
export function problemOf(source: Source, edits: readonly LineEdit[]): SourceProblem {
  const { line, text } = edits[0] ?? { line: 0, text: '' };
  const from = lineOf(source, line);
  const start = source.startOf(line);
  // If the lines below a moved item stay where its list was, they would belong to the item, as nothing tells.
  const isLess = edits.length > 1 && indentOf(text) < indentOf(from);
  const below = partsOf(lineOf(source, (edits.at(-1)?.line ?? 0) + 1));
  return {
    ...describe(from, text, edits.length),
    range: [start + indentOf(from), start + from.trimEnd().length],
    edits,
    isMove: true,
    isGuess: isLess && below.dashes[0] === partsOf(from).dashes[0] && below.dashes.length > 0,
  };
}

/** Checks whether the first edit of a repair removes a dash. */
export function removesDash(source: Source, { edits = [] }: SourceProblem): boolean {
  const { line, text } = edits[0] ?? { line: 0, text: lineOf(source, 0) };
  return partsOf(lineOf(source, line)).dashes.length > partsOf(text).dashes.length;
}

/** Describes the problem of a line by comparing the line with its repair. */
function describe(from: string, to: string, lines: number): ProblemText {
  const [before, after] = [partsOf(from), partsOf(to)];
  const rest = to.slice(after.column).trimEnd();
  if (/^\s*#/.test(from)) return commentedOut(to.trim());
  if (before.dashes.length < after.dashes.length) return missingDash(from, to, lines);
  if (before.dashes.length > after.dashes.length) return needlessDash(rest);
  const said = misindented(before.indent, after.indent, lines, quote(rest));
  const isTab = from.slice(0, before.indent).includes('\t');
  return isTab ? { ...said, fix: `write ${blanks(after.indent)} before it, and no tab` } : said;
}

function misindented(indent: number, expected: number, lines: number, first: string): ProblemText {
  const isTooLittle = expected > indent;
  const [which, each] =
    lines > 1 ? [`these ${lines} lines are`, 'each of them'] : ['this line is', 'it'];
  return {
    message: `${which} indented too ${isTooLittle ? 'little' : 'far'}`,
    found: `${blanks(indent)} before ${first}`,
    expected: `${blanks(expected)} before ${first}, like the lines around it`,
    fix: `${isTooLittle ? 'add' : 'remove'} ${blanks(Math.abs(expected - indent))} before ${each}`,
  };
}

function blanks(count: number): string {
  return `${count} ${count === 1 ? 'blank' : 'blanks'}`;
}

function missingDash(from: string, to: string, lines: number): ProblemText {
  const items = lines > 1 ? `these ${lines} items` : 'this item';
  const isNested = partsOf(from).dashes.length > 0;
  return {
    message: isNested
      ? 'there is one dash too few here: this is the first item of a list within a list'
      : `there is no dash before ${items} of a list`,
    found: quote(from.trim()),
    expected: `a dash and a blank before each item ${isNested ? 'of both lists' : 'of a list'}`,
    fix: lines > 1 ? `put "- " before each of the ${lines} lines` : `write ${to.trim()}`,
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
    expected: 'a # before all of these lines, or before none',
    fix: `remove the # before ${rest}, or put one before each line below it too`,
  };
}
