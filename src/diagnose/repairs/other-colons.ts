import { inText, type LineMistake } from '../syntax/line-mistake.ts';
import type { Mistake } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { CountErrors } from './candidate.ts';
import { linesInside } from './lines-inside.ts';

/** A key, as it is or with the marks of other languages around it, and a sign in place of the colon. */
const otherColon =
  /^(\s*(?:- +)*)(["'`]?)([\w-]+)\2\s*(=>|->|→|:=|==|=|：|；)\s*(\S.*?)\s*[,;]?\s*$/;

/** A key in bold letters, as Markdown has it: the colon stands within its signs or behind them. */
const boldKey = /^(\s*(?:- +)*)(\*\*|__|`)([\w-]+)(?::\2|\2:)\s*(.*)$/;

/** `"link" => "Career"`: a key and its value as another language writes them. */
export function findOtherColon(
  source: Source,
  near: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const found = near < 0 ? undefined : otherColonOn(lineOf(source, near));
  if (!found || linesInside(source).has(near)) return undefined;
  const mistake = inText(source, near, found);
  const isBetter = countErrors(withLines(source, mistake.edits ?? [])) < countErrors(source);
  return isBetter ? mistake : undefined;
}

function otherColonOn(line: string): LineMistake | undefined {
  const [, lead = '', , key = '', sign = '', value = ''] = otherColon.exec(line) ?? [];
  if (key !== '') {
    return {
      message: `there is no colon after ${quote(key)}: ${sign} stands in its place`,
      ...asMeant(line, lead, key, value),
    };
  }
  const [, before = '', mark = '', name = '', text = ''] = boldKey.exec(line) ?? [];
  if (name === '') return undefined;
  return {
    message: `${mark} around the key ${quote(name)} makes it no key`,
    ...asMeant(line, before, name, text),
  };
}

function asMeant(line: string, lead: string, key: string, value: string) {
  const meant = `${key}: ${value}`.trim();
  return {
    found: quote(line.trim()),
    expected: 'a key without quotes, a colon and a blank',
    fix: `write ${meant}`,
    start: lead.length,
    end: line.trimEnd().length,
    corrected: lead + meant,
  };
}
