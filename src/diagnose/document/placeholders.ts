import { type Document, isScalar, isSeq } from 'yaml';
import type { Message } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';
import type { Finding, Path } from './finding.ts';
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
export function findPlaceholders(document: Document, sample: Sample): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    const own = sample.places[placeOf(path)] ?? [];
    if (isSeq(node))
      return findList(document, path, node.toJSON(), sample.places[`${placeOf(path)}[]`]);
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const message = formatPlaceholder(node.value.trim(), own, sample);
    return message ? [{ path, range: rangeOfValue(document, path), ...message }] : [];
  });
}

/** The place of a value, whichever item of a list it is in; rows have a place for each item. */
export function placeOf(path: Path): string {
  return path.reduce<string>((place, step, index) => {
    if (typeof step !== 'number') return place === '' ? String(step) : `${place}.${String(step)}`;
    const isInRow = typeof path[index - 1] === 'number';
    return isInRow ? `${place}[${step}]` : `${place}[]`;
  }, '');
}

/** A list of words counts as a whole: a word alone may be in anybody's. */
function findList(
  document: Document,
  path: Path,
  list: unknown,
  own: readonly string[] = [],
): Finding[] {
  if (!Array.isArray(list) || own.some((each) => each.length >= longText)) return [];
  const known = list.filter((each) => own.includes(each)).length;
  if (known < list.length || known * 2 < own.length || own.length < 2) return [];
  return [
    { path, range: rangeOfKey(document, path), ...formatOwn(`${list.slice(0, 3).join(', ')}, …`) },
  ];
}

/** From how many characters on a text is in no other site by chance. */
const longText = 40;

function formatOwn(text: string): Message {
  return {
    message: 'this is still what the sample says here',
    found: quote(text),
    expected: 'your own words',
    fix: 'write it anew, or remove it',
  };
}

function formatPlaceholder(
  text: string,
  own: readonly string[],
  { names, isSampleMedia }: Sample,
): Message | undefined {
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
  if (known) return { found, ...known.message };
  if (own.includes(text)) return formatOwn(text);
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

const placeholders: { form: RegExp; message: Omit<Message, 'found'> }[] = [
  {
    form: /@(?:[\w-]+\.)*example(?:\.\w+)?\b|@(?:[\w-]+\.)*(?:test|invalid)$/i,
    message: {
      message: 'nobody reads mail at this example address',
      expected: 'your own address',
      fix: 'write your address, or remove the link',
    },
  },
  {
    form: /(?:^|[/.])example\.(?:com|org|net|edu)\b|\.(?:example|invalid|test)(?:[/:]|$)|\/\/localhost\b/i,
    message: {
      message: 'this leads to an example address',
      expected: 'an address of your own',
      fix: 'write the address it should lead to, or remove the link',
    },
  },
  {
    form: /^https?:\/\/[^/]+\/(?:in\/|users\/|@)?(?:example|username|your-?name|user-?name)(?:[/?#]|$)/i,
    message: {
      message: 'this leads to an example user',
      expected: 'an address with your own user name',
      fix: 'write your user name in place of the last part, or remove the link',
    },
  },
  {
    form: /^tel:\+?(?:1234567(?:8(?:90?)?)?|0+|1?\d{3}55501\d{2}|\d{0,3}0{7,})$/,
    message: {
      message: 'this is a number to fill the place',
      expected: 'your own number',
      fix: 'write your number, or remove the link',
    },
  },
  {
    form: /\blorem ipsum dolor\b|^(?:todo|tbd|xxx)(?:[:.…]|$)/i,
    message: {
      message: 'this is a text to fill the place',
      expected: 'your own words',
      fix: 'write what belongs here, or remove it',
    },
  },
];
