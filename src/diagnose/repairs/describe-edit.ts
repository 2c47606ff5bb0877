import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** What is wrong with a line, told by how it should be; `lines` are as many as are wrong with it. */
export function describeEdit(from: string, to: string, lines: number): ProblemText {
  const [before, after] = [partsOf(from), partsOf(to)];
  if (before.comment && !after.comment) return commentedOut(before.rest);
  if (before.dashes !== after.dashes) {
    if (/^\S/.test(before.sign) && before.rest === after.rest) return otherSign(before, after.rest);
    return before.dashes.length < after.dashes.length
      ? missingDash(after.rest, lines)
      : needlessDash(before.rest);
  }
  return misindented(before.indent, after.indent, lines);
}

/** A line without the dash, or without the blank after it, or with another sign in its place. */
const leadForm =
  /^(\s*)(# ?)?((?:- +|-$)*)(?:([*•–—+·‣◦‐‑−●○▪■►➤→✓✔]|-{1,3}|\d+[.)](?=\s))(?= ?\S)(?:\s[*•–—-](?=\s))?)?\s*(.*)$/;

function partsOf(line: string) {
  const [, indent = '', comment = '', dashes = '', sign = '', rest = ''] =
    leadForm.exec(line) ?? [];
  return {
    indent: indent.length,
    comment: comment !== '',
    dashes: dashes.replace(/\s/g, ''),
    sign,
    rest: rest.trimEnd(),
  };
}

function misindented(indent: number, expected: number, lines: number): ProblemText {
  const isTooLittle = expected > indent;
  const by = blanks(Math.abs(expected - indent));
  const what = lines > 1 ? `this block of ${lines} lines` : 'this line';
  const each = lines > 1 ? 'each of its lines' : 'it';
  return {
    message: `${what} is indented too ${isTooLittle ? 'little' : 'far'}`,
    found: `${blanks(indent)} before ${lines > 1 ? 'its first line' : 'it'}`,
    expected: `${blanks(expected)} before ${lines > 1 ? 'its first line' : 'it'}, like the lines it belongs to`,
    fix: `${isTooLittle ? 'add' : 'remove'} ${by} before ${each}`,
  };
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

function otherSign({ sign }: { sign: string }, rest: string): ProblemText {
  const isDash = sign === '-';
  return {
    message: isDash
      ? 'there is no blank after the dash'
      : `${sign} is no sign of a list here: a dash is`,
    found: quote(`${sign}${isDash ? '' : ' '}${rest}`),
    expected: 'a dash and a blank before each item of a list',
    fix: `write - ${rest}`,
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

function blanks(count: number): string {
  return `${count} ${count === 1 ? 'blank' : 'blanks'}`;
}
