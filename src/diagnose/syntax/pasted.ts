import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { partsOf } from './line-parts.ts';

const rowOf = (sign: string) =>
  `(?:"[^"]*"|[^\\s"#<|${sign}][^"${sign}]*)(?:${sign}(?:"[^"]*"|[^\\s"${sign}][^"${sign}]*)?){2,}`;

/** What is copied from a table or a page of the web, where it begins at the margin. No text of the file goes on there. */
const forms: readonly (readonly [form: RegExp, what: string, fix: string])[] = [
  [
    /^<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/i,
    'markup of the web',
    'write its words without the tags where they belong, each item of a list behind a dash',
  ],
  [
    new RegExp(
      `^(?:\\|.*\\|\\s*|[^\\s|#]+[^|#]*\\|(?!\\s*(?:- |[\\w-]+:|#|$))[^|].*|:?-+:?(?:\\s*\\|\\s*:?-+:?)+|${[',', ';', '\t'].map(rowOf).join('|')})$`,
    ),
    'rows of a table',
    'write the words of each row as texts or keys of the file',
  ],
];

/** Finds the lines at the margin that have the form of a table or of markup. Indented, they would be words of the text above. */
export function findPasted(source: Source): SourceProblem | undefined {
  if (/^\s*[[{]/.test(source.text)) return undefined;
  const isContent = (text: string) => /^#/.test(text) || partsOf(text).lead.trim() !== '';
  for (const [first, text] of source.lines.entries()) {
    const found = isContent(text) ? undefined : forms.find(([form]) => form.test(text));
    if (!found) continue;
    const [form, what, fix] = found;
    const rest = source.lines.slice(first);
    const end = rest.findIndex((each) => each.trim() === '' || isContent(each));
    const run = end < 0 ? rest : rest.slice(0, end);
    const count = run.findLastIndex((each) => form.test(each)) + 1;
    const lines = count > 1 ? `these ${count} lines are` : 'this line is';
    const start = source.startOf(first);
    return {
      range: [start, start + lineOf(source, first).length],
      message: `${lines} ${what}, and none of the file's`,
      found: text,
      expected: 'keys with their values, and items behind a dash',
      fix: `${fix}, or remove ${count > 1 ? 'the lines' : 'the line'}`,
      edits: Array.from({ length: count }, (_, index) => ({ line: first + index, text: '' })),
      isGuess: true,
    };
  }
  return undefined;
}

/** Matches what stands before each line where a program shows a file with the numbers of its lines. */
const gutter = /^\s*(\d+)(?: ?[|│:](?: |$)|\t)/;

/** Finds the numbers of lines that were copied with a file. A file that begins with one and counts on is no YAML. */
export function findLineNumbers(source: Source): SourceProblem | undefined {
  const first = source.lines.findIndex((text) => text.trim() !== '');
  if (!gutter.test(lineOf(source, first))) return undefined;
  const numbered = source.lines.flatMap((text, line) => {
    const [whole, number] = gutter.exec(text) ?? [];
    return whole === undefined
      ? []
      : [{ line, number: Number(number), text: text.slice(whole.length) }];
  });
  if (
    numbered.some(
      ({ number }, index) => index > 0 && number !== (numbered[index - 1]?.number ?? 0) + 1,
    )
  )
    return undefined;
  const marks = source.lines.flatMap((text, line) =>
    /^\s*[|│]\s*\^+\s*$/.test(text) ? [{ line, text: '' }] : [],
  );
  const start = source.startOf(first);
  const [shown = ''] = gutter.exec(lineOf(source, first)) ?? [];
  return {
    range: [start, start + shown.length],
    message: `the numbers of ${numbered.length} lines were copied with the file, and are none of it`,
    found: shown.trim(),
    expected: 'the lines without their numbers',
    fix: `remove "${shown.trim()}", and what stands so before the other lines`,
    edits: [...numbered.map(({ line, text }) => ({ line, text })), ...marks],
    proof: 'syntax',
  };
}
