import type { Mistake } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { CountErrors } from './candidate.ts';
import { startsContent } from './lines-inside.ts';

/** What editors, terminals and Markdown leave behind, or a finger on a key: signs, and hardly a letter; a heading of TOML. */
const remains =
  /^(?!(?:---|\.\.\.)\s*$)\s*(?:[^\p{L}\p{N}\s#"']+|\p{L}{1,2}|:[a-z]{1,3}!?|`{3}\w*|\[{1,2}[\w.-]+\]{1,2}|[$>] (?!\s*(?:- |[\w-]+:\s)).*)\s*$/u;

/** A line without which a file has fewer mistakes, and that is neither a key nor an item. */
export function findStrayLine(
  source: Source,
  near: number,
  countErrors: CountErrors,
): Mistake | undefined {
  for (const line of [near, near - 1]) {
    const text = lineOf(source, line).replace(/\s#.*$/, '');
    if (line < 0 || text.trim() === '' || (startsContent(text) && !/^\s*-\s*$/.test(text)))
      continue;
    if (!remains.test(text)) continue;
    // A comment behind it stays.
    const [comment = ''] = /(?<=\s)#.*$/.exec(lineOf(source, line)) ?? [];
    const edits = [{ line, text: comment }];
    if (countErrors(withLines(source, edits)) >= countErrors(source)) continue;
    const start = source.startOf(line) + text.search(/\S/);
    return {
      message: `the line ${quote(text.trim())} is neither a key with a value nor an item of a list`,
      found: quote(text.trim()),
      expected: 'keys with their values, items behind a dash, and comments behind a #',
      fix: comment === '' ? 'remove the line' : `remove ${text.trim()}`,
      range: [start, start + text.trim().length],
      edits,
    };
  }
  return undefined;
}
