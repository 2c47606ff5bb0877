import type { Document } from 'yaml';
import { isScalar } from 'yaml';
import type { Finding, Message } from '../messages/problem.ts';
import { quote } from '../schema/describe-value.ts';
import { rangeOfValue } from './locate.ts';
import { nodesOf } from './nodes.ts';

/** What tells the shipped sample from a site of one's own. */
export type Sample = {
  /** Names of the people in the sample. */
  names: readonly string[];
  /** Texts that are long enough to be the sample's alone. */
  texts: readonly string[];
  /** Whether the file below `public/` at a path is the sample's. */
  isSampleMedia: (path: string) => boolean;
};

/** Every value of a document that still looks like that of the sample. */
export function findPlaceholders(document: Document, demo: Sample): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const words = wordLeftover(node.value.trim(), demo);
    return words ? [{ path, range: rangeOfValue(document, path), ...words }] : [];
  });
}

function wordLeftover(text: string, { names, texts, isSampleMedia }: Sample): Message | undefined {
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
  const address = placeholders.find(({ form }) => form.test(text));
  if (address) return { found, ...address.words };
  if (texts.includes(text)) {
    return {
      message: 'this text is still that of the sample',
      found,
      expected: 'your own words',
      fix: 'write it anew, or remove it',
    };
  }
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

const placeholders: { form: RegExp; words: Omit<Message, 'found'> }[] = [
  {
    form: /@(?:[\w-]+\.)*example(?:\.\w+)?\b|@(?:[\w-]+\.)*(?:test|invalid)$/i,
    words: {
      message: 'nobody reads mail at this example address',
      expected: 'your own address',
      fix: 'write your address, or remove the link',
    },
  },
  {
    form: /(?:^|[/.])example\.(?:com|org|net|edu)\b|\.(?:example|invalid|test)(?:[/:]|$)|\/\/localhost\b/i,
    words: {
      message: 'this leads to an example address',
      expected: 'an address of your own',
      fix: 'write the address it should lead to, or remove the link',
    },
  },
  {
    form: /^https?:\/\/[^/]+\/(?:in\/|users\/|@)?(?:example|username|your-?name|user-?name)(?:[/?#]|$)/i,
    words: {
      message: 'this leads to an example user',
      expected: 'an address with your own user name',
      fix: 'write your user name in place of the last part, or remove the link',
    },
  },
  {
    form: /^tel:\+?\d*?(?:0{6,}|1234567|5550\d{3})\d*$/,
    words: {
      message: 'this is a number to fill the place',
      expected: 'your own number',
      fix: 'write your number, or remove the link',
    },
  },
  {
    form: /\blorem ipsum\b|^(?:todo|tbd|xxx)\b/i,
    words: {
      message: 'this is a text to fill the place',
      expected: 'your own words',
      fix: 'write what belongs here, or remove it',
    },
  },
];
