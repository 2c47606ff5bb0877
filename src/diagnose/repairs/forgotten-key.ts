import { quote } from '../text/quote.ts';
import { lineOf } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import type { Region } from './candidate.ts';

/** In lines. A key is put only above lines that are at most this far away from a problem. */
const reach = 6;

/** The keys that have lists, and those that are missing somewhere. */
export type KeysOfLists = { lists: readonly string[]; missing?: readonly string[] };

/** Puts a key above lines that are indented as if they stood below one, such as the items of a section without `items:`. */
export function findForgottenKey(
  { source, lines, near }: Region,
  { lists, missing = [] }: KeysOfLists,
): SourceProblem[] {
  return lines.flatMap(({ line, indent, dashes }, index): SourceProblem[] => {
    const above = lines[index - 1];
    const isDeeper =
      above && above.key !== undefined && above.value !== '' && indent > above.column;
    if (!isDeeper || !near.some((each) => Math.abs(each - line) <= reach)) return [];
    // A list stands below a key that has one elsewhere.
    const isAlike = (each: number) =>
      (lines[each + 1]?.dashes.length ?? 0) > 0 === dashes.length > 0;
    const keys = lines.flatMap(({ key, value }, each) =>
      key !== undefined && value === '' && isAlike(each) ? [key] : [],
    );
    const text = lineOf(source, line);
    const start = source.startOf(line) + indent;
    return [...new Set([...missing, ...lists, ...keys])].map((key) => ({
      message: 'there is no key above this line, which is indented as if it stood below one',
      found: quote(text.trim()),
      expected: `the line ${key}: above it`,
      fix: `write ${key}: on a line of its own above it`,
      range: [start, start + text.trim().length],
      edits: [{ line, text: `${' '.repeat(above.column)}${key}:\n${text}` }],
      proof: 'syntax',
      mustSolveAll: !missing.includes(key),
    }));
  });
}
