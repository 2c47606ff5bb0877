import { type CountErrors, findMisindented } from '../indentation/misindented-line.ts';
import { findTabbedLine } from '../indentation/tabs.ts';
import { inText } from '../syntax/line-mistake.ts';
import { findUnquoted } from '../syntax/needs-quotes.ts';
import { findTypo } from '../syntax/typos.ts';
import { findUnclosed } from '../syntax/unclosed.ts';
import type { Mistake } from '../text/mistake.ts';
import { lineOf, type Source, withLine } from '../text/source.ts';

/** The cause of an error of the YAML parser, which only reports where it could not go on. */
export function diagnoseSyntax(
  source: Source,
  offset: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const tabbed = findTabbedLine(source);
  if (tabbed) return tabbed;
  const line = source.lineAt(offset);
  const unclosed = findUnclosed(source);
  const isAbove = unclosed && source.lineAt(unclosed.range[0]) < line;
  if (isAbove) return unclosed;
  return needsQuotes(source, offset) ?? unclosed ?? typoOrIndentation(source, line, countErrors);
}

/** The text at an offset that YAML takes for something else because it has no quotes. */
export function needsQuotes(source: Source, offset: number): Mistake | undefined {
  const line = source.lineAt(offset);
  const unquoted = findUnquoted(lineOf(source, line), offset - source.startOf(line));
  return unquoted && inText(source, line, unquoted);
}

/** A typo or a wrong indentation: whichever correction leaves fewer errors. */
function typoOrIndentation(
  source: Source,
  line: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const typo = likeliestTypo(source, line, countErrors);
  const misindented = findMisindented(source, line, countErrors, 'unreadable');
  if (!misindented) return typo;
  const { remaining, ...mistake } = misindented;
  const isTypo = typo?.edit && countErrors(withLine(source, typo.edit)) <= remaining;
  return isTypo ? typo : mistake;
}

/** A typo on a line or the one above: after a missing colon the parser fails on the next line. */
function likeliestTypo(
  source: Source,
  line: number,
  countErrors: CountErrors,
): Mistake | undefined {
  const typos = [line, contentAbove(source, line)].flatMap((each) => {
    const typo = findTypo(lineOf(source, each));
    if (!typo) return [];
    const remaining = countErrors(withLine(source, { line: each, text: typo.corrected }));
    return [{ mistake: inText(source, each, typo), remaining }];
  });
  const least = Math.min(...typos.map(({ remaining }) => remaining));
  const best = typos.find(({ remaining }) => remaining === least);
  return best && best.remaining < countErrors(source) ? best.mistake : undefined;
}

/** The number of the nearest line above that is neither blank nor a comment. */
function contentAbove(source: Source, line: number): number {
  let above = line - 1;
  while (above > 0 && /^\s*(#|$)/.test(lineOf(source, above))) above -= 1;
  return Math.max(0, above);
}
