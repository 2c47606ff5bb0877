import { type Document, isScalar, isSeq } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { DocumentProblem } from './document-problem.ts';
import { rangeOfKey, rangeOfValue } from './locate.ts';
import { nodesOf } from './nodes.ts';

/** What identifies values of the sample site. */
export type Sample = {
  /** Names of the people in the sample. */
  names: readonly string[];
  /** What the sample says of its owner, by the place it stands in: `projects[][0]` is any title. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Whether the file below `public/` at a path is the sample's. */
  isSampleMedia: (path: string) => boolean;
};

/** Every value of a document that is still the sample's, in its own place, or a placeholder. */
export function findPlaceholders(document: Document, sample: Sample): DocumentProblem[] {
  const own = ownTexts(document, sample);
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    const isOwn = (text: string) => own.get(placeOf(path))?.has(text) ?? false;
    if (isSeq(node)) {
      const words = own.get(`${placeOf(path)}[]`);
      return words ? findList(document, path, node.toJSON(), words) : [];
    }
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const text = node.value.trim();
    const isWord = isInList(path) && text.length < longText;
    const message = formatPlaceholder(text, !isWord && isOwn(text), sample);
    return message ? [{ path, range: rangeOfValue(document, path), ...message }] : [];
  });
}

/**
 * What a document has of the sample, by place. Short texts of which the sample has several count only
 * where at least half of them are there: one title or one word may be in anybody's site.
 */
function ownTexts(document: Document, { places }: Sample): ReadonlyMap<string, Set<string>> {
  const own = new Map<string, Set<string>>();
  for (const [place, text] of textsIn(document)) {
    if (places[place]?.includes(text)) own.set(place, (own.get(place) ?? new Set()).add(text));
  }
  return new Map(
    [...own].map(([place, texts]) => {
      const isHalf = texts.size * 2 >= (places[place]?.length ?? 0);
      return [place, new Set([...texts].filter((text) => isHalf || text.length >= longText))];
    }),
  );
}

/** Every text of a document, with its place; that of an item is the same whichever item it is. */
export function textsIn(document: Document): [place: string, text: string][] {
  return [...nodesOf(document)].flatMap(({ node, path }): [string, string][] =>
    isScalar(node) && typeof node.value === 'string' ? [[placeOf(path), node.value.trim()]] : [],
  );
}

/** Whether a value is an item of a list, and not of a row. */
function isInList(path: Path): boolean {
  return typeof path.at(-1) === 'number' && typeof path.at(-2) !== 'number';
}

/** The place of a value, whichever item of a list it is in; rows have a place for each item. */
function placeOf(path: Path): string {
  return path.reduce<string>((place, step, index) => {
    if (typeof step !== 'number') return place === '' ? String(step) : `${place}.${String(step)}`;
    const isInRow = typeof path[index - 1] === 'number';
    return isInRow ? `${place}[${step}]` : `${place}[]`;
  }, '');
}

/** A list of words counts as a whole. */
function findList(
  document: Document,
  path: Path,
  list: unknown,
  own: ReadonlySet<string>,
): DocumentProblem[] {
  const words = Array.isArray(list) ? list.filter((each) => String(each).length < longText) : [];
  if (words.length < 2 || !words.every((each) => own.has(each))) return [];
  return [
    { path, range: rangeOfKey(document, path), ...formatOwn(`${words.slice(0, 3).join(', ')}, …`) },
  ];
}

/** From how many characters on a text is in no other site by chance. */
const longText = 40;

function formatOwn(text: string): ProblemText {
  return {
    message: 'this is still what the sample says here',
    found: quote(text),
    expected: 'your own words',
    fix: 'write it anew, or remove it',
  };
}

function formatPlaceholder(
  text: string,
  isOwn: boolean,
  { names, isSampleMedia }: Sample,
): ProblemText | undefined {
  const found = quote(text);
  const name = names.find((each) => text.includes(each));
  if (name !== undefined) {
    return {
      message: `this still says ${name}, the owner of the sample`,
      found,
      expected: 'your own name and words',
      fix: text === name ? 'write your name' : 'write it about yourself',
    };
  }
  const known = placeholders.find(({ form }) => form.test(text));
  if (known) {
    const { form, ...message } = known;
    return { found, ...message };
  }
  if (isOwn) return formatOwn(text);
  if (text.startsWith('/') && isSampleMedia(text)) {
    return {
      message: `public${text} is still the file of the sample`,
      found,
      expected: 'a file of your own',
      fix: `put your file at public${text}, or name another one here`,
    };
  }
  return undefined;
}

const placeholders: ({ form: RegExp } & Omit<ProblemText, 'found'>)[] = [
  {
    form: /@(?:[\w-]+\.)*example(?:\.\w+)?\b|@(?:[\w-]+\.)*(?:test|invalid)$/i,
    message: 'nobody reads mail at this example address',
    expected: 'your own address',
    fix: 'write your address, or remove the link',
  },
  {
    form: /(?:^|[/.])example\.(?:com|org|net|edu)\b|\.(?:example|invalid|test)(?:[/:]|$)|\/\/localhost\b/i,
    message: 'this leads to an example address',
    expected: 'an address of your own',
    fix: 'write the address it should lead to, or remove the link',
  },
  {
    form: /^https?:\/\/[^/]+\/(?:in\/|users\/|@)?(?:example|username|your-?name|user-?name)(?:[/?#]|$)/i,
    message: 'this leads to an example user',
    expected: 'an address with your own user name',
    fix: 'write your user name in place of the last part, or remove the link',
  },
  {
    form: /^tel:\+?(?:1234567(?:8(?:90?)?)?|0+|1?\d{3}55501\d{2}|\d{0,3}0{7,})$/,
    message: 'this is a number to fill the place',
    expected: 'your own number',
    fix: 'write your number, or remove the link',
  },
  {
    form: /\blorem ipsum dolor\b|^(?:todo|tbd|xxx)(?:[:.…]|$)/i,
    message: 'this is a text to fill the place',
    expected: 'your own words',
    fix: 'write what belongs here, or remove it',
  },
];
