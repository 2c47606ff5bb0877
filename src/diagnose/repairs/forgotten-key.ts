import { quote } from '../text/quote.ts';
import { lineOf } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';

/** In lines. A key is put only above lines that are at most this far away from a problem. */
const reach = 6;

/** Puts the key of a list above lines that are indented as if they stood below one, such as the items of a section without `items:`. */
export function findForgottenKey(
  { source, lines, near }: Region,
  lists: readonly string[],
): SourceProblem[] {
  return lines.flatMap(({ line, indent }, index): SourceProblem[] => {
    const above = lines[index - 1];
    const isDeeper =
      above && above.key !== undefined && above.value !== '' && indent > above.column;
    if (!isDeeper || !near.some((each) => Math.abs(each - line) <= reach)) return [];
    const text = lineOf(source, line);
    const start = source.startOf(line) + indent;
    return lists.map((key) => ({
      message: 'there is no key above this line, which is indented as if it stood below one',
      found: quote(text.trim()),
      expected: `the line ${key}: above it`,
      fix: `write ${key}: on a line of its own above it`,
      range: [start, start + text.trim().length],
      edits: [{ line, text: `${' '.repeat(above.column)}${key}:\n${text}` }],
      proof: 'syntax',
      mustSolveAll: true,
    }));
  });
}
