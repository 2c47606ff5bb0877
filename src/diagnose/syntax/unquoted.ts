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
  // What YAML takes for a comment may be a part of a text in braces.
  const whole = text.slice(lead.length).trimEnd();
  const items = isInBrackets ? itemsOf(/[\]}]$/.test(whole) ? whole : value, keys) : undefined;
  const parts = items ?? [{ start: 0, written: value }];
  const misread = parts.flatMap((part): Misread[] => {
    const misreading = misreadings.find(({ form }) => form.test(part.written));
    const hasKey = key !== undefined || /[{,]\s*[\w-]+:\s+$/.test(whole.slice(0, part.start));
    if (!misreading || (misreading.needsKey && !hasKey)) return [];
    return [{ ...part, column: lead.length + part.start, misreading }];
  });
  const ways = misread.length > 1 ? [misread, ...misread.map((each) => [each])] : [misread];
  return ways.flatMap((way) => problemOf(source, line, way, keys));
}

/** Puts texts of a line in quotes. The first of them is reported. */
function problemOf(
  source: Source,
  line: number,
  parts: readonly Misread[],
  keys: readonly string[],
): SourceProblem[] {
  const [first] = parts;
  if (!first) return [];
  const { written, column, misreading } = first;
  const edited = parts.reduceRight(
    (text, each) =>
      text.slice(0, each.column) +
      quoteForYaml(meantText(each.written)) +
      text.slice(each.column + each.written.length),
    lineOf(source, line),
  );
  const isPrinted = printed.test(written);
  const joined = joinedKey(written, keys);
  const start = source.startOf(line) + column;
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
      range: [start, start + written.length],
      edits: [{ line, text: edited }],
      // A single word in braces is a variable of a title, and what follows a comma has no other place than its text.
      proof:
        /^\{\w+\}/.test(written) || parts.some((part) => part.misreading === comma)
          ? 'syntax'
          : undefined,
      // Several keys on the line of another key were probably meant for braces, or for lines of their own.
      isGuess:
        joined !== undefined ||
        isPrinted ||
        /^\(?\s*[\w-]+:\s[^,]*,\s*[\w-]+:\s/.test(written) ||
        // Visitors would read a box of Markdown, a backslash of code, and the sign of a comment.
        parts.some((each) =>
          /^\[[ x]?\]\s|\\'|["']\s*(?:\/[/*]|<!?-|--|[;#]\s)/i.test(each.written),
        ) ||
        parts.some((each) => hasLooseMark(each.written)),
    },
  ];
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

/** A text on a line, and where it begins in the value of the line. */
type Part = { start: number; written: string };

/** A text that YAML misreads, with its column on the line. */
type Misread = Part & { column: number; misreading: Misreading };

/** Returns the texts in brackets, which end at a comma, and those in braces, which end before the next key. */
function itemsOf(value: string, keys: readonly string[]): Part[] {
  const inBraces = [...value.matchAll(/(?<=\{)[^{}]*/g)].flatMap(({ index, 0: inner }) => {
    const isKey = ({ index: at, 1: name = '' }: RegExpExecArray) =>
      at === 0 || keys.includes(name) || /^[a-z]{2,3}(?:-\w+)?$/.test(name);
    const starts = [...inner.matchAll(/(?:^|,)\s*([\w-]+):\s+/g)].filter(isKey);
    return starts.map(({ index: at, 0: key }, place): Part => {
      const written = inner.slice(at + key.length, starts[place + 1]?.index ?? inner.length);
      return { start: index + at + key.length, written: written.trimEnd() };
    });
  });
  const lists = inBraces.length > 0 ? inBraces : [{ start: 0, written: value }];
  return lists.flatMap((part) =>
    part.written.startsWith('[')
      ? [...part.written.matchAll(/(?<=\[\s*|,\s+)[^\s,[\]][^,\]]*/g)].map(
          ({ index, 0: item }) => ({
            start: part.start + index,
            written: item.trimEnd(),
          }),
        )
      : part,
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

const comma: Misreading = {
  form: /^(?!["']).*,\s/,
  message: () => 'a comma ends a text within braces',
};

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
  {
    form: /^(?!["']).*(?:^|\s)#/,
    message: () => 'YAML takes the # for the beginning of a comment',
  },
  comma,
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

/** Returns a text without the straight or curly quotation marks around the text. Those of two words in it stay. */
function meantText(value: string): string {
  const [, open = '', inner = ''] = /^(["'“”„«‘’‚])(.*)["'“”»‘’]$/.exec(value) ?? [];
  const isStraight = /^["']/.test(open);
  // A mark right behind a word ends what the first one began.
  const [, before = ' '] = /(.?)"/.exec(inner) ?? [];
  const isOfWord = open === '"' && /[^\s\d(]/.test(before);
  return open === '' || isOfWord || (isStraight && !value.endsWith(open)) ? value : inner;
}
