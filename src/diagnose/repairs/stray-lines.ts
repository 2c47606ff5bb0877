import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { ifBetter, type Suspect } from './candidate.ts';
import { startsContent } from './lines-inside.ts';

/** What editors, terminals and Markdown leave behind, or a finger on a key: signs, and hardly a letter; a heading of TOML. */
const remains =
  /^(?!(?:---|\.\.\.)\s*$)\s*(?:[^\p{L}\p{N}\s#"']+|\p{L}{1,2}|:[a-z]{1,3}!?|`{3}\w*|\[{1,2}[\w.-]+\]{1,2}|[$>] (?!\s*(?:- |[\w-]+:\s)).*)\s*$/u;

/** A line without which a file has fewer mistakes, and that is neither a key nor an item. */
export function findStrayLine(suspect: Suspect): SourceProblem | undefined {
  const { source, near } = suspect;
  return (
    ifBetter(strayLine(source, near), suspect) ?? ifBetter(strayLine(source, near - 1), suspect)
  );
}

function strayLine(source: Source, line: number): SourceProblem | undefined {
  const text = lineOf(source, line).replace(/\s#.*$/, '');
  const written = text.trim();
  if (written === '' || (startsContent(text) && written !== '-')) return undefined;
  if (!remains.test(text)) return undefined;
  // A comment behind it stays.
  const [comment = ''] = /(?<=\s)#.*$/.exec(lineOf(source, line)) ?? [];
  const start = source.startOf(line) + text.search(/\S/);
  return {
    message: `the line ${quote(written)} is neither a key with a value nor an item of a list`,
    found: quote(written),
    expected: 'keys with their values, items behind a dash, and comments behind a #',
    fix: comment === '' ? 'remove the line' : `remove ${written}`,
    range: [start, start + written.length],
    edits: [{ line, text: comment }],
  };
}
