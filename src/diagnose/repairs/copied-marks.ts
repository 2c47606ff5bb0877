import { quote } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import { type CountErrors, ifBetter } from './candidate.ts';

/** The number of a line and a bar, as messages and reviews show them; a bar alone, or the > of a reply. */
const numbered = /^\s*(?:\d+ ?[|│:]|[>|│]) ?(?=\s*(?:- |[\w-]+:|#))/;

/** The signs of a patch, in the column before that of the file. */
const added = /^\+(?=\s*(?:- )*[\w-]+:(?:\s|$)|\s*- )/;
const removed = /^-(?= {2,}\S)/;
const heading = /^(?:@@ .*|diff --git .*|index [\da-f]{7}.*|--- a\/.*|\+\+\+ b\/.*)$/;

/** Lines that were copied along with what a message or a patch shows before them. */
export function findCopiedMarks(
  source: Source,
  countErrors: CountErrors,
): SourceProblem | undefined {
  const isPatch = source.lines.some((line) => added.test(line) || heading.test(line));
  const edits = source.lines.flatMap((text, line): LineEdit[] => {
    if (numbered.test(text)) return [{ line, text: text.replace(numbered, '') }];
    if (!isPatch) return [];
    if (heading.test(text) || removed.test(text)) return [{ line, text: '' }];
    return added.test(text) ? [{ line, text: text.slice(1) }] : [];
  });
  const [first, ...others] = edits;
  if (!first) return undefined;
  const text = lineOf(source, first.line);
  const mark = text.slice(0, text.length - first.text.trimStart().length).trim() || text.trim();
  const start = source.startOf(first.line) + text.search(/\S/);
  const also = others.length > 0 ? `, and at that of ${others.length} more` : '';
  const mistake: SourceProblem = {
    message: `${quote(isPatch ? text.charAt(0) : mark)} at the beginning of the line${also} was copied from a ${isPatch ? 'patch' : 'message'}, and is none of the file's`,
    found: quote(text.trim()),
    expected: 'the line alone',
    fix: isPatch ? 'remove the lines with a -, and the + before the others' : `remove ${mark}`,
    range: [start, start + mark.length],
    edits,
  };
  return ifBetter(mistake, { source, countErrors });
}
