import { entryFor } from '../shared/language-entry.ts';
import words from './words.json';

export type Words = typeof words.en;

/** Returns the words of the desk in a language such as `pt-BR`; in English if there are none, as on the page of an error. */
export const wordsOf = (language: string): Words =>
  (language && entryFor(language, words)) || words.en;
