import { type Document, isScalar } from 'yaml';
import type { Message } from '../text/mistake.ts';
import { quote } from '../text/quote.ts';
import type { Finding } from './finding.ts';
import { rangeOfValue } from './locate.ts';
import { nodesOf } from './nodes.ts';

/** What identifies values of the sample site. */
export type Sample = {
  /** Names of the people in the sample. */
  names: readonly string[];
  /** Texts of the sample that are too long to be in another site by chance. */
  texts: readonly string[];
  /** Whether the file below `public/` at a path is the sample's. */
  isSampleMedia: (path: string) => boolean;
};

/** Every value of a document that is still the sample's, or a placeholder. */
export function findPlaceholders(document: Document, sample: Sample): Finding[] {
  return [...nodesOf(document)].flatMap(({ node, path }) => {
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const message = formatPlaceholder(node.value.trim(), sample);
    return message ? [{ path, range: rangeOfValue(document, path), ...message }] : [];
  });
}

function formatPlaceholder(
  text: string,
  { names, texts, isSampleMedia }: Sample,
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
    form: /^tel:\+?\d*?(?:0{6,}|1234567|5550\d{3})\d*$/,
    message: {
      message: 'this is a number to fill the place',
      expected: 'your own number',
      fix: 'write your number, or remove the link',
    },
  },
  {
    form: /\blorem ipsum\b|^(?:todo|tbd|xxx)\b/i,
    message: {
      message: 'this is a text to fill the place',
      expected: 'your own words',
      fix: 'write what belongs here, or remove it',
    },
  },
];
