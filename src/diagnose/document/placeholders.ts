import { type Document, isScalar } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { DocumentProblem } from './document-problem.ts';
import { nodesOf, rangeOfValue } from './nodes.ts';

export type Sample = {
  /** The names of the sample's owner. */
  names: readonly string[];
  /** The texts of the sample that are so long that no other site has them by chance. */
  texts: readonly string[];
  /** Checks whether a file below `public/` belongs to the sample site. */
  isSampleMedia: (path: string) => boolean;
};

/** Finds every value that is a placeholder, or that still says what the sample says. */
export function findPlaceholders(document: Document, sample: Sample): DocumentProblem[] {
  return textsIn(document).flatMap(([path, text]) => {
    const found = findPlaceholder(text, sample);
    if (!found) return [];
    const words: ProblemText = {
      message: found.message,
      found: quote(text),
      expected: `${found.own}, or nothing`,
      fix: `write ${found.own}, or remove it`,
    };
    return [{ path, range: rangeOfValue(document, path), ...words }];
  });
}

/** Lists every text of a document with its path. */
export function textsIn(document: Document): [path: Path, text: string][] {
  return nodesOf(document).flatMap(({ node, path }): [Path, string][] =>
    isScalar(node) && typeof node.value === 'string' ? [[path, node.value.trim()]] : [],
  );
}

function findPlaceholder(
  text: string,
  { names, texts, isSampleMedia }: Sample,
): Placeholder | undefined {
  const name = names.find((each) => text.includes(each));
  if (name !== undefined) {
    const message = `this still says ${name}, the owner of the sample`;
    return { message, own: 'your own name and words' };
  }
  const known = placeholders.find(({ form }) => form.test(text));
  if (known) return known;
  if (texts.includes(text))
    return { message: 'this is still what the sample says', own: 'your own words' };
  if (!text.startsWith('/') || !isSampleMedia(text)) return undefined;
  return { message: `public${text} is still the file of the sample`, own: 'a file of your own' };
}

/** What is wrong with a text, and what belongs in its place. */
type Placeholder = { message: string; own: string };

const placeholders: readonly (Placeholder & { form: RegExp })[] = [
  {
    form: /@(?:[\w-]+\.)*example(?:\.\w+)?\b|@(?:[\w-]+\.)*(?:test|invalid)$/i,
    message: 'nobody reads mail at this example address',
    own: 'your own address',
  },
  {
    form: /(?:^|[/.])example\.(?:com|org|net|edu)\b|\.(?:example|invalid|test)(?:[/:]|$)|\/\/localhost\b/i,
    message: 'this leads to an example address',
    own: 'the address it should lead to',
  },
  {
    form: /^https?:\/\/[^/]+\/(?:in\/|users\/|@)?(?:example|username|your-?name|user-?name)(?:[/?#]|$)/i,
    message: 'this leads to an example user',
    own: 'an address with your own user name',
  },
  {
    form: /^tel:\+?(?:1234567(?:8(?:90?)?)?|0+|1?\d{3}55501\d{2}|\d{0,3}0{7,})$/,
    message: 'this is a number to fill the place',
    own: 'your own number',
  },
  {
    form: /\blorem ipsum dolor\b|^(?:todo|tbd|xxx)(?:[:.…]|$)/i,
    message: 'this is a text to fill the place',
    own: 'your own words',
  },
];

/** Returns a problem if the site still asks search engines not to list it. */
export function findUnlaunched(document: Document): DocumentProblem[] {
  const path = ['app', 'production'];
  if (!document.has('app') || document.getIn(path) === true) return [];
  const more = document.hasIn(['app', 'url']) ? '' : ', and url: with the address of the site';
  return [
    {
      path,
      range: rangeOfValue(document, path),
      message: 'search engines are asked not to list the site while production is not true',
      found: document.hasIn(path) ? 'false' : 'no key production, which is false then',
      expected: 'true, for a site that is to be found',
      fix: `write production: true${more}`,
    },
  ];
}
