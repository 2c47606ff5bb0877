import { readFileSync } from 'node:fs';
import hyphenopoly from 'hyphenopoly';
import type { PageConfig, PlacedSection } from '../../../page-data.ts';
import { memoizeTexts } from '../../../shared/memoize.ts';
import { replaceSections } from '../sharing/placed-sections.ts';

/** The letters that a part of a word has at most, unless its language has no place to break it. */
const longestPart = 16;
/** A word of more letters, and of no more than any language has. */
const longWord = new RegExp(`(?<!\\p{L})\\p{L}{${longestPart + 1},60}(?!\\p{L})`, 'gu');
const softHyphen = '\u00ad';

/** The fields whose words are so large, or in such narrow columns, that a long one may have no room in a line. */
const titles = ['heading', 'subheading'];
const inColumns: Partial<Record<PlacedSection['section']['type'], readonly string[]>> = {
  facts: [...titles, 'label'],
  cards: [...titles, 'title'],
  cover: [...titles, 'facts'],
};

/**
 * Returns pages with soft hyphens in the long words of titles and of the labels of figures. Not every browser knows
 * where the words of a language break, and a word that is broken anywhere looks like a mistake.
 * @param borrowed the texts that are in another language than the pages
 */
export function withHyphens(
  pages: readonly PageConfig[],
  language: string,
  borrowed: Readonly<Record<string, string>> = {},
): PageConfig[] {
  const hyphenated = (text: string, split: Splitter) =>
    text in borrowed || text.includes(softHyphen)
      ? text
      : text.replace(longWord, (word) => nearMiddle(split(word)).join(softHyphen));
  const placed = (place: PlacedSection): PlacedSection => {
    const { section } = place;
    const own = section.type === 'prose' ? section.language : undefined;
    const split = findSplitter(own ?? language);
    if (!split) return place;
    const names = inColumns[place.section.type] ?? titles;
    const replaced = (value: unknown): unknown =>
      typeof value === 'string' ? hyphenated(value, split) : mapValues(value, replaced);
    const text = JSON.stringify(place, (name, value: unknown) =>
      names.includes(name) ? replaced(value) : value,
    );
    return JSON.parse(text);
  };
  return pages.map((page) => replaceSections(page, (each) => [placed(each)]));
}

/** Returns a copy of a record, with other values; any other value as it is. */
const mapValues = (value: unknown, map: (each: unknown) => unknown): unknown =>
  value?.constructor === Object
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, map(each)]))
    : value;

/** Names of patterns that differ from those of their languages. In English, so long a word is of another language. */
const otherNames: Readonly<Record<string, string>> = { en: '', no: 'nb', el: 'el-monoton' };

type Splitter = (word: string) => string[];

/** Returns what splits a word where its language breaks it; undefined for a language without known places. */
function findSplitter(tag: string): Splitter | undefined {
  const { language } = new Intl.Locale(tag);
  const name = otherNames[language] ?? language;
  if (!hyphenopoly.supportedLanguages.includes(name)) return undefined;
  // Few sites have so long a word, so the patterns are read for the first.
  return (word) => loadSplitter(name)(word);
}

const loadSplitter = memoizeTexts((name): Splitter => {
  const hyphenators = hyphenopoly.config({
    require: [name],
    sync: true,
    loaderSync: (file, folder) => readFileSync(new URL(file, folder)),
    hyphen: softHyphen,
    leftmin: 4,
    rightmin: 4,
  });
  return (word) => hyphenators.get(name)?.(word).split(softHyphen) ?? [word];
});

/** Joins syllables to parts that are as few as possible, and about equally long. */
function nearMiddle(syllables: readonly string[]): string[] {
  const word = syllables.join('');
  if (word.length <= longestPart || syllables.length === 1) return [word];
  const places = syllables.slice(1).map((_, index) => index + 1);
  const distance = (count: number) => {
    const start = syllables.slice(0, count).join('');
    // German and its relatives often join words by an s, and a word that is broken there is read at once.
    return Math.abs(start.length - word.length / 2) - (start.endsWith('s') ? 3.5 : 0);
  };
  const [best = 1] = places.toSorted((a, b) => distance(a) - distance(b));
  return [...nearMiddle(syllables.slice(0, best)), ...nearMiddle(syllables.slice(best))];
}
