import { type Document, isScalar } from 'yaml';
import { formatPath, type Path } from '../../schema/path.ts';
import { quote } from '../text/quote.ts';
import type { ProblemText } from '../text/source-problem.ts';
import type { DocumentProblem } from './document-problem.ts';
import { nodesOf, rangeOfValue } from './nodes.ts';

export type Sample = {
  names: readonly string[];
  /** The texts of the sample site, which owners replace, by place: `projects[][0]` has each project's first value. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Checks whether a file below `public/` belongs to the sample site. */
  isSampleMedia: (path: string) => boolean;
};

/** In characters. A text of at least this length does not equal a text of the sample by chance. */
const longText = 40;

/** Finds every value that is a placeholder, or that still equals the value of the sample in the same place. */
export function findPlaceholders(document: Document, sample: Sample): DocumentProblem[] {
  const copied = copiedTexts(document, sample);
  return nodesOf(document).flatMap(({ node, path }) => {
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const text = node.value.trim();
    const found = findPlaceholder(text, copied.has(`${placeOf(path)} ${text}`), sample);
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

/**
 * Returns the texts that the document has in the same place as the sample, each as `place text`. Any site
 * may have the same short text by chance. Short texts are therefore returned only if the document has at
 * least half of the sample's texts for that place, and short items of a list are never returned.
 */
function copiedTexts(document: Document, { places }: Sample): ReadonlySet<string> {
  const texts = textsIn(document);
  const shared = Object.entries(places).flatMap(([place, all]) => {
    const present = all.filter((each) => texts.some(([at, text]) => at === place && text === each));
    const isTelling = !place.endsWith('[]') && present.length * 2 >= all.length;
    const telling = present.filter((text) => isTelling || text.length >= longText);
    return telling.map((text) => `${place} ${text}`);
  });
  return new Set(shared);
}

/** Lists every text of a document with its place; all items of a list share one place. */
export function textsIn(document: Document): [place: string, text: string][] {
  return nodesOf(document).flatMap(({ node, path }): [string, string][] =>
    isScalar(node) && typeof node.value === 'string' ? [[placeOf(path), node.value.trim()]] : [],
  );
}

/**
 * Returns the path of a value with `[]` in place of each list index. The index within a row (a list in a
 * list) stays, so `projects[2][0]` becomes `projects[][0]`.
 */
function placeOf(path: Path): string {
  return formatPath(path).replace(/\[\d+\]/g, (step, at: number, whole: string) =>
    whole.charAt(at - 1) === ']' ? step : '[]',
  );
}

function findPlaceholder(
  text: string,
  isSame: boolean,
  { names, isSampleMedia }: Sample,
): Placeholder | undefined {
  const name = names.find((each) => text.includes(each));
  if (name !== undefined) {
    const message = `this still says ${name}, the owner of the sample`;
    return { message, own: 'your own name and words' };
  }
  const known = placeholders.find(({ form }) => form.test(text));
  if (known) return known;
  if (isSame) return { message: 'this is still what the sample says here', own: 'your own words' };
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
