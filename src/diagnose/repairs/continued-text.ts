import { partsOf } from '../syntax/line-parts.ts';
import { findTypo } from '../syntax/typos.ts';
import { quote } from '../text/quote.ts';
import { lineOf, type Source, withLines } from '../text/source.ts';
import type { LineEdit, SourceProblem } from '../text/source-problem.ts';
import type { CountErrors, Suspect } from './candidate.ts';
import { indentOf } from './content-lines.ts';
import { startsContent } from './lines-inside.ts';

/** A text that goes on below the line of its key, where YAML takes it for something else. */
export function findContinuedText({
  source,
  near,
  countErrors,
}: Suspect): SourceProblem | undefined {
  for (const line of [near, near + 1, near - 1]) {
    const found = asKeyAgain(source, line, countErrors) ?? notIndented(source, line, countErrors);
    if (found) return found;
  }
  return undefined;
}

/** A plain text behind the key of a line: where the key and the text begin. */
function plainText(text: string): { column: number; start: number } | undefined {
  const { column, lead, key, value } = partsOf(text);
  if (key === undefined || !/^[\p{L}\p{N}(]/u.test(value) || value.includes(': ')) return undefined;
  return { column, start: lead.length };
}

/** `and until when.` in the column of the key above, whose text it goes on with. */
function notIndented(
  source: Source,
  line: number,
  countErrors: CountErrors,
): SourceProblem | undefined {
  const text = lineOf(source, line);
  const above = plainText(lineOf(source, line - 1));
  const indent = indentOf(text);
  if (!above || startsContent(text) || indent > above.column) return undefined;
  // A sentence goes on in small letters.
  if (!/^\s*\p{Ll}\S*\s+(?![|>][-+]?\s*$)\S/u.test(text)) return undefined;
  const typo = findTypo(text);
  // A key without its colon makes sense as a key.
  if (typo && countErrors(withLines(source, [{ line, text: typo.corrected }])) === 0)
    return undefined;
  const edits = [{ line, text: ' '.repeat(above.column + 2) + text.trim() }];
  if (countErrors(withLines(source, edits)) > 0) return undefined;
  const by = above.column + 2 - indent;
  const start = source.startOf(line) + indent;
  return {
    message: 'this line goes on with the text of the line above, and is indented too little',
    found: quote(text.trim()),
    expected: `at least ${above.column + 1} blanks before it`,
    fix: `add ${by} blanks before it`,
    range: [start, start + text.trim().length],
    edits,
    isGuess: true,
  };
}

/** `More of it: a map.` further right than the key above, whose text it goes on with. */
function asKeyAgain(
  source: Source,
  line: number,
  countErrors: CountErrors,
): SourceProblem | undefined {
  const text = lineOf(source, line);
  const above = plainText(lineOf(source, line - 1));
  const { lead, key } = partsOf(text);
  // A single word is rather a key that is indented too far.
  if (!above || !key?.includes(' ') || indentOf(text) <= above.column) return undefined;
  const first = lineOf(source, line - 1);
  if (/["\\]|\s#/.test(first + text) || /^\s*-/.test(text)) return undefined;
  const edits: LineEdit[] = [
    { line: line - 1, text: `${first.slice(0, above.start)}"${first.slice(above.start)}` },
    { line, text: `${text.trimEnd()}"` },
  ];
  const asKey = [{ line, text: ' '.repeat(above.column) + text.trim() }];
  const remaining = countErrors(withLines(source, edits));
  const least = Math.min(countErrors(source), countErrors(withLines(source, asKey)));
  if (remaining >= least) return undefined;
  const start = source.startOf(line) + lead.length - lead.trimStart().length;
  return {
    message: `YAML takes the colon after ${quote(key)} for that of a key: the text of the line above goes on here`,
    found: quote(text.trim()),
    expected: 'quotes around a text that holds a colon and a blank',
    fix: 'put " before the text of the line above, and at the end of this line',
    range: [start, start + key.length + 1],
    edits,
  };
}
