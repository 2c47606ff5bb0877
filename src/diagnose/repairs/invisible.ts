import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { type CountErrors, withFewestErrors } from './candidate.ts';

/** Signs that nobody sees, with what they are called and what was meant. */
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

/** What may stand for a blank of another kind: one blank, none, or two. */
const blanks = [' ', '', '  '];

/** Never meant, wherever it stands: a text looks the same without. */
const needless = /[\u200b\u2060\ufeff\u2028\u2029]/gu;

/** At the ends of a text or in front of it, as what comes along with a copy. */
const atEdges =
  /^[\s\u00ad\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069-]+|(?:^|: ?|- )[\s\u200e\u200f]*|[^\S ]+(?=[,}\]]|\s*$|\s+#)/gu;

/** The part of a line up to the colon of its key. */
const keyForm = /^[^:#"']*:(?=\s|$)/u;

/** The lines with signs that nobody sees, where they change what YAML reads. */
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
  const { name, meant } = signs.find(({ form }) => form.test(sign)) ?? {
    name: 'a sign',
    meant: '',
  };
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
  };
}

/** The line without these signs, but for those that a text may hold between its words. */
function clean(text: string, blank: string): string {
  const visible = (part: string) =>
    signs.reduce(
      (cleaned, { form, meant }) => cleaned.replaceAll(new RegExp(form, 'gu'), meant && blank),
      part,
    );
  const [key = ''] = keyForm.exec(text) ?? [];
  const rest = text.slice(key.length);
  // A text of nothing else is empty, which is another problem.
  if (/(["'])[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+\1/u.test(rest)) return visible(key) + rest;
  return visible(key) + rest.replace(needless, '').replace(atEdges, visible);
}
