import { printed, writeInstead } from '../text/printed.ts';
import { quote, quoteForYaml } from '../text/quote.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { SourceProblem } from '../text/source-problem.ts';
import { partsOf } from './line-parts.ts';

/**
 * Finds the texts on a line that YAML misreads because they have no quotes.
 * @param keys all keys that the file may have
 */
export function findUnquoted(
  source: Source,
  line: number,
  keys: readonly string[],
): SourceProblem[] {
  const text = lineOf(source, line);
  const { lead, key, value } = partsOf(text);
  if (isOtherSyntax(value, key, lead)) return [];
  // A name with its sign, and the same name elsewhere with the other sign, are no words.
  const [, sign, name] = /^([*&])([\w-]+)(?=\s|$)/.exec(value) ?? [];
  const other = `${sign === '*' ? '&' : '*'}${name}`;
  if (name !== undefined && source.original.some((each) => each.includes(other))) return [];
  const isInBrackets = /^[[{]/.test(value) && !textAfterBracket.test(value);
  const parts = isInBrackets ? itemsOf(value) : [{ start: 0, written: value }];
  return parts.flatMap(({ start, written }): SourceProblem[] => {
    const misreading = misreadings.find(({ form }) => form.test(written));
    if (!misreading || (misreading.needsKey && key === undefined)) return [];
    const column = lead.length + start;
    const after = text.slice(column + written.length);
    const edited = text.slice(0, column) + quoteForYaml(meantText(written)) + after;
    const isPrinted = printed.test(written);
    const joined = joinedKey(written, keys);
    return [
      {
        message: misreading.message(written.charAt(0)),
        found: quote(written),
        expected: misreading.expected ?? 'a text in quotes',
        fix: isPrinted
          ? writeInstead
          : joined === undefined
            ? `put the text in quotes: ${edited.trim()}`
            : `begin a new line before ${joined}:, or put the text in quotes: ${edited.trim()}`,
        range: [source.startOf(line) + column, source.startOf(line) + column + written.length],
        edits: [{ line, text: edited }],
        // A single word in braces is a variable of a title.
        proof: /^\{\w+\}/.test(written) ? 'syntax' : undefined,
        // Several keys on the line of another key were probably meant for braces, or for lines of their own.
        isGuess:
          joined !== undefined ||
          isPrinted ||
          /^\(?\s*[\w-]+:\s[^,]*,\s*[\w-]+:\s/.test(written) ||
          hasLooseMark(written),
      },
    ];
  });
}

/** Returns a key within a text, which was on a line of its own, perhaps. */
function joinedKey(written: string, keys: readonly string[]): string | undefined {
  const words = [...written.matchAll(/(?<=\s)([\w-]+):(?=\s|$)/g)].map(([, word = '']) => word);
  return words.find((word) => keys.includes(word));
}

/** Checks whether quotes would not help: `*` or `&` replaces a dash, or the line has an anchor or a merge key. */
function isOtherSyntax(value: string, key: string | undefined, lead: string): boolean {
  const isOtherDash = key === undefined && /^[*&] /.test(value) && !lead.includes('-');
  return isOtherDash || key === '<<' || /^&[\w-]+(?:\s+[[{].*)?$/.test(value);
}

function itemsOf(value: string) {
  return [...value.matchAll(/(?<=[[{]\s*|,\s+)(?:[\w-]+:\s+)?([^\s,[\]{}][^,\]}]*)/g)].map(
    ({ index, 0: whole, 1: item = '' }) => ({
      start: index + whole.length - item.length,
      written: item.trimEnd(),
    }),
  );
}

/** Matches a value with more text after its closing bracket, which is a text, not a list. */
const textAfterBracket = /^(?:\{[^{}]*\}|\[[^[\]]*\])\s*[^\]},\s#]/;

type Misreading = {
  form: RegExp;
  message: (sign: string) => string;
  expected?: string;
  /** Whether YAML misreads the text only after a key. */
  needsKey?: boolean;
};

const takenFor = (form: RegExp, what: string): Misreading => ({
  form,
  message: (sign) => `YAML takes the ${sign} at the beginning ${what}`,
});

const misreadings: readonly Misreading[] = [
  takenFor(/^[@`]/, 'for a sign of its own, which it keeps for later'),
  takenFor(/^\*(?!\w+$)/, 'for a reference to another value'),
  takenFor(/^!/, 'for the kind of a value'),
  takenFor(/^[[{]/, 'for that of a list, or of keys and values'),
  {
    form: /^(?:"(?:[^"\\]|\\.)*"|'[^']*'(?!.*''))(?!\s+["'][^"']*["']$)\s*\S/,
    message: (sign) =>
      `the ${sign === "'" ? 'apostrophe' : sign} in the middle ends the text, and the rest is left over`,
    expected: 'one text, in quotes as a whole',
  },
  {
    form: /^(?!["']).*:(?:\s|$)/,
    message: () => 'YAML takes the second colon of the line for that of another key',
    needsKey: true,
  },
];

/**
 * Checks whether the marks within a text in quotes are no pairs and no inches. Then those at its ends may be marks of two
 * words as well, as in `"Wall" and "Roof"`.
 */
function hasLooseMark(written: string): boolean {
  const [, mark = '', inner = ''] = /^(["'])(.*)\1$/.exec(written) ?? [];
  if (mark === '') return false;
  const paired = new RegExp(
    `(?<![\\p{L}\\d])${mark}[^${mark}]*[^\\s${mark}]${mark}(?![\\p{L}\\d])`,
    'gu',
  );
  const rest = inner.replace(paired, '');
  return mark === '"' ? /(?<!\d)"/.test(rest) : /^\S+'\s(?:.*\s)?'/.test(inner);
}

/** Returns a text without the straight or curly quotation marks around the text. */
function meantText(value: string): string {
  const [, open, inner] = /^(["'“”„«‘’‚])(.*)["'“”»‘’]$/.exec(value) ?? [];
  if (open === undefined || inner === undefined) return value;
  return /^["']/.test(value) && !value.endsWith(open) ? value : inner;
}
