import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { indentOf } from './content-lines.ts';

/** `tags: - Node.js` with further items below it: the list begins on the line of its key. */
export function findListOnKeyLine(source: Source, line: number): SourceProblem | undefined {
  const text = lineOf(source, line);
  const [, before = '', item = ''] = /^(\s*(?:- +)*[\w-]+:)\s+(- +\S.*?)\s*$/.exec(text) ?? [];
  const next = lineOf(source, line + 1);
  if (item === '' || !/^\s*- /.test(next) || indentOf(next) < indentOf(text)) return undefined;
  const start = source.startOf(line) + text.lastIndexOf(item);
  return {
    message: 'a list begins on the line of its key',
    found: quote(text.trim()),
    expected: 'each item on a line of its own, behind its dash',
    fix: `put ${item} on the next line, in the column of the items below it`,
    range: [start, start + item.length],
    // Without the item the rest can be read; where it goes is for the owner to do.
    edits: [{ line, text: before }],
    isGuess: true,
  };
}
