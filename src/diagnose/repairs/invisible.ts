import { lineOf, type Source, withLines } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { type CountErrors, withFewestErrors } from './candidate.ts';
import { linesInside } from './content-lines.ts';

/** Invisible characters, their names, and the characters to replace them with; empty to remove them. */
const signs: readonly { form: RegExp; name: string; meant: string }[] = [
  { form: /[\u00a0\u202f]/u, name: 'a no-break blank', meant: ' ' },
  { form: /[\u2000-\u200a\u205f\u3000\u1680]/u, name: 'a blank of another width', meant: ' ' },
  { form: /[\u200b\u2060]/u, name: 'a zero-width blank', meant: '' },
  { form: /\ufeff/u, name: 'a byte order mark', meant: '' },
  { form: /[\u2028\u2029]/u, name: 'a line separator', meant: '' },
  {
    form: /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u,
    name: 'a mark of direction',
    meant: '',
  },
  { form: /\u00ad/u, name: 'a soft hyphen', meant: '' },
];

/** The replacements that are tried for an unusual space, such as a no-break space. */
const blanks = [' ', '', '  '];

/** Matches zero-width characters and line separators. They never change how a text looks, so all are removed. */
const needless = /[\u200b\u2060\ufeff\u2028\u2029]/gu;

/** Matches the edges of a text, where invisible characters have usually been copied by mistake. */
const atEdges =
  /^[\s\u00ad\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069-]+|(?:^|: ?|- )[\s\u200e\u200f]*|[^\S ]+(?=[,}\]]|\s*$|\s+#)/gu;

/** Matches a line up to the colon of its key. */
const keyForm = /^[^:#"']*:(?=\s|$)/u;

/** Finds lines with invisible characters that change what YAML reads. */
export function findInvisible(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  if (!signs.some(({ form }) => form.test(source.text))) return undefined;
  const edits = withFewestErrors(
    blanks.map((blank) =>
      source.lines.flatMap((text, line) => {
        const cleaned = clean(text, blank);
        return cleaned === text ? [] : [{ line, text: cleaned }];
      }),
    ),
    source,
    countErrors,
  );
  const [first] = edits;
  if (!first) return undefined;
  const text = lineOf(source, first.line);
  const column = [...text].findIndex((sign, index) => sign !== [...first.text][index]);
  const at = source.startOf(first.line) + column;
  const sign = text.charAt(column);
  const { name = 'a sign', meant = '' } = signs.find(({ form }) => form.test(sign)) ?? {};
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const also = edits.length > 1 ? `, and in ${edits.length - 1} more lines` : '';
  const isNothing = meant === '';
  return {
    message: `there is ${name} here (U+${code}), which looks like ${isNothing ? 'nothing' : 'any other blank'}${also}`,
    found: name,
    expected: isNothing ? 'nothing in its place' : 'a blank as the space bar makes it',
    fix: isNothing ? 'delete it; the letters around it stay' : 'write a blank in its place',
    range: [at, at + 1],
    edits,
    proof: 'syntax',
  };
}

/** Removes invisible characters from a line, except those that a text may hold, such as a no-break space in it. */
function clean(text: string, blank: string): string {
  const visible = (part: string) =>
    signs.reduce(
      (cleaned, { form, meant }) => cleaned.replaceAll(new RegExp(form, 'gu'), meant && blank),
      part,
    );
  const [key = ''] = keyForm.exec(text) ?? [];
  const rest = text.slice(key.length);
  // A quoted text without visible characters stays as it is, so that the schema check reports it as empty.
  if (/(["'])[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+\1/u.test(rest)) return visible(key) + rest;
  return visible(key) + rest.replace(needless, '').replace(atEdges, visible);
}

/** The numbers of spaces that a tab may stand for, the most usual first. */
const widths = [2, 4, 8, 1, 3, 0];

/** Finds lines that are indented with a tab, which YAML refuses except within block texts. */
export function findTabs(source: Source, countErrors: CountErrors): SourceProblem | undefined {
  if (!source.text.includes('\t')) return undefined;
  const inside = linesInside(source);
  const tabbed = source.lines.flatMap((text, line) =>
    /^[ -]*\t\s*\S/.test(text) && !inside.has(line) ? [line] : [],
  );
  const [first, ...others] = tabbed;
  if (first === undefined) return undefined;
  const edits = withFewestErrors(
    widths.map((width) =>
      tabbed.map((line) => ({ line, text: widened(lineOf(source, line), width) })),
    ),
    source,
    countErrors,
  );
  // YAML reads some tabs as blanks, as the one in front of a text behind a dash.
  if (countErrors(withLines(source, edits)) >= countErrors(source)) return undefined;
  const start = source.startOf(first);
  const text = lineOf(source, first);
  const also = others.length > 0 ? `, and so are ${others.length} more` : '';
  return {
    message: `this line is indented with a tab, which YAML does not count${also}`,
    found: 'a tab',
    expected: 'blanks',
    fix: 'replace the tab by blanks, two for each level',
    range: [start + text.indexOf('\t'), start + text.length - text.trimStart().length],
    edits,
  };
}

/** Replaces the tabs before the text of a line by spaces. */
function widened(text: string, width: number): string {
  const lead = /^[ \t-]*/.exec(text)?.[0] ?? '';
  const blanks = lead.replace(/-\t+/g, '- ').replaceAll('\t', ' '.repeat(width));
  return blanks + text.slice(lead.length);
}
