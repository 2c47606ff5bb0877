import { findTabbed } from '../indentation/content-lines.ts';
import {
  type CountErrors,
  findMisindented,
  type MisindentedLine,
} from '../indentation/misindented-line.ts';
import type { Message, Range } from '../messages/problem.ts';
import { findUnquoted } from '../syntax/needs-quotes.ts';
import { findTypo } from '../syntax/typos.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import { lineOf, type Mistake, withLine } from '../text/mistake.ts';
import type { Source } from '../text/source.ts';

/** The mistake behind a complaint of YAML's, which itself only says where it gave up. */
export function closest(
  source: Source,
  offset: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const line = source.lineAt(offset);
  return (
    tabbed(source) ??
    unclosed(source, line) ??
    trapped(source, offset) ??
    unclosed(source, Number.POSITIVE_INFINITY) ??
    likelier(source, line, countErrors)
  );
}

/** Of a slip of the fingers and an odd indentation, that which explains more of what is wrong. */
function likelier(source: Source, line: number, countErrors: CountErrors): Mistake | undefined {
  const slip = slipped(source, line, countErrors);
  const odd = findMisindented(source.text, line, countErrors, 'unreadable');
  if (!odd) return slip;
  const isSlip = slip?.edit && countErrors(withLine(source, slip.edit)) <= odd.mistakes;
  return isSlip ? slip : mislaidAt(source, odd);
}

type OnLine = Message & { start: number; end: number; repaired: string };

function onLine(source: Source, line: number, found: OnLine | undefined): Mistake | undefined {
  if (!found) return undefined;
  const { start, end, repaired, ...words } = found;
  const from = source.startOf(line);
  return { ...words, range: [from + start, from + end], edit: { line, text: repaired } };
}

/** A text on a line that YAML takes for something else. */
export function trapped(source: Source, offset: number): Mistake | undefined {
  const line = source.lineAt(offset);
  return onLine(source, line, findUnquoted(lineOf(source, line), offset - source.startOf(line)));
}

/** The slip on a line, or on one above it: YAML notices too late that a key was none. */
function slipped(source: Source, line: number, countErrors: CountErrors): Mistake | undefined {
  const above = lastLineAbove(source, line);
  const slips = [line, above].flatMap((each) => {
    const fault = onLine(source, each, findTypo(lineOf(source, each)));
    return fault?.edit ? [{ fault, mistakes: countErrors(withLine(source, fault.edit)) }] : [];
  });
  const least = Math.min(...slips.map(({ mistakes }) => mistakes));
  const best = slips.find(({ mistakes }) => mistakes === least);
  return best && best.mistakes < countErrors(source.text) ? best.fault : undefined;
}

/** The nearest line above another that holds more than a comment. */
function lastLineAbove(source: Source, line: number): number {
  let above = line - 1;
  while (above > 0 && /^\s*(#|$)/.test(lineOf(source, above))) above -= 1;
  return Math.max(0, above);
}

/** A quotation mark or bracket that has been open since before a line. */
function unclosed(source: Source, before: number): Mistake | undefined {
  const found = findUnclosed(source.text);
  if (!found) return undefined;
  const { close, ...fault } = found;
  const line = source.lineAt(fault.range[0]);
  if (line >= before) return undefined;
  return { ...fault, edit: { line, text: closed(lineOf(source, line), close) } };
}

/** A line with a sign at its end; a bracket in front of a comment, where it would be no bracket. */
function closed(line: string, close: string): string {
  const text = /["']/.test(close) ? line : line.replace(/\s#.*$/, '');
  return text.trimEnd() + close;
}

function tabbed(source: Source): Mistake | undefined {
  const line = findTabbed(source.text);
  return line === undefined ? undefined : onLine(source, line, findTypo(lineOf(source, line)));
}

/** A line near another that would put something right if it were indented otherwise. */
export function mislaid(
  source: Source,
  near: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const found = findMisindented(source.text, near, countErrors, 'readable');
  return found && mislaidAt(source, found);
}

function mislaidAt(source: Source, { line, indent, mistakes, ...words }: MisindentedLine): Mistake {
  const text = lineOf(source, line);
  const start = source.startOf(line) + text.length - text.trimStart().length;
  const range: Range = [start, source.startOf(line) + text.trimEnd().length];
  return { ...words, range, edit: { line, text: ' '.repeat(indent) + text.trimStart() } };
}
