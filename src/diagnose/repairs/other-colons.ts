import { inText, type LineProblem } from '../syntax/line-problem.ts';
import { quote } from '../text/quote.ts';
import { lineOf } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { ifBetter, type Suspect } from './candidate.ts';
import { linesInside } from './lines-inside.ts';

/** A key, as it is or with the marks of other languages around it, and a sign in place of the colon. */
const otherColon =
  /^(\s*(?:- +)*)(["'`]?)([\w-]+)\2\s*(=>|->|→|:=|==|=|：|；)\s*(\S.*?)\s*[,;]?\s*$/;

/** A key in bold letters, as Markdown has it: the colon stands within its signs or behind them. */
const boldKey = /^(\s*(?:- +)*)(\*\*|__|`)([\w-]+)(?::\2|\2:)\s*(.*)$/;

/** `"link" => "Career"`: a key and its value as another language writes them. */
export function findOtherColon(suspect: Suspect): SourceProblem | undefined {
  const { source, near } = suspect;
  const found = otherColonOn(lineOf(source, near));
  if (!found || linesInside(source).has(near)) return undefined;
  return ifBetter(inText(source, near, found), suspect);
}

function otherColonOn(line: string): LineProblem | undefined {
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
