import { type Document, isMap, isScalar, isSeq } from 'yaml';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { keyText, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import { quote } from '../text/quote.ts';
import {
  type ByLanguage,
  isLanguageTag,
  meantLanguage,
  type Spoken,
  unnamed,
} from './choose-language.ts';
import { didYouMean, sameAs, suggest } from './did-you-mean.ts';

/** Finds what is wrong with the languages of a document: with the list of them, and with the keys of its texts. */
export function findLanguageFaults(
  document: Document,
  blocks: readonly ByLanguage[],
  spoken: Spoken | undefined,
): DocumentProblem[] {
  if (!spoken) return [];
  const list = findMistakenList(document, blocks, spoken);
  const meant = list.map(({ replacement }) => replacement);
  const unknown = findUnknownLanguages(blocks).filter(
    ({ path }) => !meant.includes(String(path.at(-1))),
  );
  return [
    ...(spoken.isFaulty ? findMissingList(document, spoken) : findOtherLanguage(document, spoken)),
    ...list,
    ...unknown,
    ...findNested(blocks),
  ];
}

const listPath = ['app', 'languages'];

/** Finds that a site names no languages though its texts have some, unless a key that has a mistake is meant to. */
function findMissingList(document: Document, { languages }: Spoken): DocumentProblem[] {
  const path = ['app', 'description', languages[0] ?? ''];
  const app: unknown = document.get('app');
  const isMeant = (key: string) => key !== 'language' && didYouMean(key, ['languages']);
  const isNamed =
    !isMap(app) ||
    isSeq(app.get('language')) ||
    app.items.some(({ key }) => isMeant(keyText(key) ?? ''));
  if (isNamed) return [];
  return [
    {
      path,
      range: rangeOfKey(document, path.slice(0, 2)),
      message: unnamed,
      found: languages.join(', '),
      expected: 'app.languages',
      fix: `write below app:, languages: ${formatYaml(languages)}`,
    },
  ];
}

/** Finds a language beside the list of languages that is not the first of them, since it would not count. */
function findOtherLanguage(document: Document, { languages }: Spoken): DocumentProblem[] {
  const path = ['app', 'language'];
  const language: unknown = document.getIn(path);
  const [first] = languages;
  if (language === undefined || language === first) return [];
  return [
    {
      path,
      range: rangeOfKey(document, path),
      message: `app.languages names the languages of the site, and ${first} is its own`,
      found: `language: ${String(language)}`,
      expected: 'the own language first in app.languages, and no other key for it',
      fix: 'remove this line, or put the language first in app.languages',
    },
  ];
}

/** Finds languages of the list that no text has, where most texts have as many others: the list is what is wrong. */
function findMistakenList(
  document: Document,
  blocks: readonly ByLanguage[],
  { languages, isFaulty }: Spoken,
): DocumentProblem[] {
  const list: unknown = document.getIn(listPath);
  if (isFaulty || !isSeq(list)) return [];
  const names = blocks.map(({ map }) => map.items.map(({ key }) => keyText(key) ?? ''));
  const uses = (tag: string) => names.filter((each) => each.includes(tag)).length;
  const unused = languages.filter((tag) => uses(tag) === 0);
  const others = [...new Set(names.flat())].filter(
    (name) => !languages.includes(name) && isLanguageTag(name) && 2 * uses(name) > names.length,
  );
  if (unused.length !== others.length) return [];
  return unused.map((tag, index) => {
    const meant = sameAs(tag, others) ?? others[index] ?? '';
    const place = list.items.findIndex((item) => isScalar(item) && item.value === tag);
    const path = [...listPath, place];
    const problem = {
      path,
      range: rangeOfValue(document, path),
      message: `no text is in ${tag}, and ${uses(meant)} texts are in ${meant}`,
      found: quote(tag),
      expected: `a language that the texts are in: ${others.join(', ')}`,
      fix: `write ${meant}`,
    };
    return { ...problem, ...suggest(problem, meant) };
  });
}

/**
 * Finds the keys of blocks by language that name no language of the site. If the list of languages has a mistake, that is
 * the one to put right.
 */
export function findUnknownLanguages(blocks: readonly ByLanguage[]): DocumentProblem[] {
  return blocks.flatMap(({ map, path, languages, isFaulty }) =>
    map.items.flatMap(({ key }): DocumentProblem[] => {
      const name = keyText(key) ?? '';
      if (isFaulty || languages.includes(name) || !isScalar(key) || !key.range) return [];
      const problem = {
        path: [...path, name],
        range: [key.range[0], key.range[1]] as const,
        message: `this site has no language ${quote(name)}`,
        found: quote(name),
        expected: `a language that app.languages names: ${languages.join(', ')}`,
        fix: 'write one of those, or add it to app.languages',
      };
      return [{ ...problem, ...suggest(problem, meantLanguage(map, name, languages)) }];
    }),
  );
}

/** Finds blocks by language that stand within others. */
function findNested(blocks: readonly ByLanguage[]): DocumentProblem[] {
  return blocks.flatMap(({ map, path }, index): DocumentProblem[] => {
    const [first] = map.items;
    const key = first?.key;
    const isWithin = blocks[index - 1]?.path.join('.') === path.join('.');
    if (!isWithin || !isScalar(key) || !key.range) return [];
    return [
      {
        path: [...path, 'languages'],
        range: [key.range[0], key.range[1]],
        message: 'here are languages within a language',
        found: map.items.map((pair) => keyText(pair.key)).join(', '),
        expected: 'one text for each language',
        fix: 'keep the text of the language that it stands in',
      },
    ];
  });
}
