import { entryFor } from '../shared/language-entry.ts';
import lists from './words.json' with { type: 'json' };

/** The words that Vitrine brings, in one language. */
export type Words = typeof lists.en;

/** The words in each language, or in one of its scripts or countries. */
const languages: Readonly<Record<string, Words>> = lists;

export const { en: english } = lists;

/** Returns the words in a language; undefined if there are none. */
export function wordsIn(tag: string): Words | undefined {
  return entryFor(tag, languages);
}
