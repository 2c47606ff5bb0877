import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { CountErrors } from './candidate.ts';

/** A text without quotes within brackets that holds commas between parentheses: `rgb(74, 55, 184)`. */
const split =
  /([[{,]\s*(?:[\w-]+:\s+)?)([^\s"'[\]{},:][^"'[\]{},]*\([^"'[\]{}()]*,[^"'[\]{}()]*\))(?=\s*[,}\]])/g;

/** Texts that YAML takes to pieces at their commas, because they stand in brackets and have no quotes. */
export function findSplitText(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  for (const [line, text] of source.lines.entries()) {
    const [found] = text.matchAll(split);
    if (!found) continue;
    const [, before = '', written = ''] = found;
    const edit: LineEdit = {
      line,
      text: text.replace(split, (_, lead: string, each: string) => lead + quoteForYaml(each)),
    };
    if (countErrors(withLines(source, [edit])) >= countErrors(source)) continue;
    const start = source.startOf(line) + found.index + before.length;
    return {
      message: `YAML takes the text to pieces at its commas: ${quote(written)}`,
      found: quote(lineOf(source, line).trim()),
      expected: 'quotes around a text that holds commas',
      fix: `put it in quotes: ${quoteForYaml(written)}`,
      range: [start, start + written.length],
      edits: [edit],
    };
  }
  return undefined;
}
