import { type Document, isMap, isScalar, isSeq, type Pair, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/format-yaml.ts';
import { isBlock, type Path, stepInto } from '../../schema/path.ts';
import { accepts, childOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { keyText } from '../document/nodes.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { didYouMean, sameAs } from './did-you-mean.ts';

/** The languages of a site, its own first, and of each page its path and `hidden`, by language or for all. */
export type Languages = {
  languages: readonly string[];
  paths: readonly unknown[];
  hidden?: readonly unknown[];
  /** Whether the list of languages has a mistake, so that `languages` are only those of a text. */
  isFaulty?: boolean;
};

/** The language in which a site is read, and all that it has. */
export type Spoken = Languages & { language: string };

/** A block by language, such as `{ pt-PT: Sobre mim, en: About me }`, which stands where its text belongs. */
export type ByLanguage = Spoken & { map: YAMLMap; path: Path; chosen: string };

/**
 * Replaces each block by language in a document by what it has in one language, so that whoever reads the document sees
 * a site in one language. What this language lacks is taken from the others. Returns the blocks.
 */
export function chooseLanguage(
  document: Document,
  schema: Schema,
  spoken: Spoken | undefined,
): ByLanguage[] {
  const found: ByLanguage[] = [];
  if (!spoken) return found;
  const choose = (
    node: unknown,
    field: Schema | undefined,
    value: unknown,
    path: Path,
  ): unknown => {
    if (isMap(node) && isByLanguage(node, field, spoken)) {
      const isSwitch = field && unwrapped(field) instanceof z.ZodBoolean;
      const { key, value: text } = textIn(node, spoken, isSwitch) ?? {};
      const chosen = keyText(key) ?? '';
      found.push({ ...spoken, map: node, path, chosen });
      return choose(text, field, stepInto(value, chosen), path);
    }
    const inside = (item: unknown, step: PropertyKey) =>
      choose(item, field && childOf(field, value, step), stepInto(value, step), [...path, step]);
    if (isMap(node)) {
      for (const pair of node.items) pair.value = inside(pair.value, keyText(pair.key) ?? '');
      node.items = node.items.filter((pair) => pair.value !== undefined);
    }
    if (isSeq(node)) node.items = node.items.map(inside);
    return node;
  };
  choose(document.contents, schema, document.toJS(), []);
  return found;
}

/** Matches what may be the tag of a language, also one that is misspelt. */
const tagForm = /^[a-z]{2,3}(?:[-_][\w-]+)?$/;

/** What a field may have that no block is. */
const single = ['text', 'number', 'boolean'] as const;

/** Checks whether a block has a text for each language. A field of the schema may have the name of a language too. */
function isByLanguage(map: YAMLMap, field: Schema | undefined, spoken: Spoken): boolean {
  const { languages, isFaulty } = spoken;
  const names = map.items.map(({ key }) => keyText(key) ?? '');
  const isKnown = (name: string) => languages.includes(name);
  if (names.length === 0 || (field && names.some((name) => hasField(field, name)))) return false;
  if (names.every(isFaulty ? isLanguageTag : isKnown)) return true;
  if (!field || !single.some((kind) => accepts(field, kind))) return false;
  return names.some(isKnown) || names.every((name) => tagForm.test(name));
}

/** Checks whether a block, or an option of a union of blocks, has a field of this name. */
function hasField(schema: Schema, name: string): boolean {
  const one = unwrapped(schema);
  if (one instanceof z.ZodUnion) return one.options.some((option) => hasField(option, name));
  return one instanceof z.ZodObject && Object.hasOwn(one.shape, name);
}

/**
 * Returns the pair of a block by language that is meant for a language, or else the first one that has a value. What a
 * switch is in another language says nothing of this one.
 */
function textIn(map: YAMLMap, { language, languages }: Spoken, isSwitch = false): Pair | undefined {
  const filled = map.items.filter(({ value }) => !isEmpty(value));
  const named = (tag?: string) =>
    filled.find(
      ({ key }) => keyText(key) === tag || meantLanguage(map, keyText(key), languages) === tag,
    );
  if (isSwitch) return named(language);
  return named(language) ?? named(languages[0]) ?? filled[0] ?? map.items[0];
}

const isEmpty = (node: unknown) => node === null || (isScalar(node) && node.value === null);

/** Returns the language that a key is meant for which names no language of the site; undefined if that is unclear. */
export function meantLanguage(
  map: YAMLMap,
  name = '',
  languages: readonly string[],
): string | undefined {
  if (languages.includes(name)) return undefined;
  const names = map.items.map(({ key }) => keyText(key));
  const free = languages.filter((each) => !names.includes(each));
  const spoken = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const related = free.filter((each) => spoken(each) === spoken(name));
  return sameAs(name, free) ?? (related.length === 1 ? related[0] : didYouMean(name, free));
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Checks whether a key is the tag of a known language. */
export const isLanguageTag = (key: string) =>
  tagForm.test(key) && names.of(key.replace('_', '-')) !== undefined;

/** What is said of texts by language on a site that names no languages. */
export const unnamed = 'here are texts in several languages, and the site names no languages';

/** Returns the problem of a block by language in a file whose site names no languages; undefined for another value. */
export function findUnnamedLanguages(schema: Schema, value: unknown): ProblemText | undefined {
  const keys = isBlock(value) && accepts(schema, 'text') ? Object.keys(value) : [];
  if (keys.length === 0 || !keys.every(isLanguageTag)) return undefined;
  return {
    message: unnamed,
    found: keys.join(', '),
    expected: 'one text, or app.languages in site.config.yaml',
    fix: `write in site.config.yaml, below app:, languages: ${formatYaml(keys)}`,
  };
}
