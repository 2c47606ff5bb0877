import words from './words.json';

export type Words = typeof words.en;

const languages: Readonly<Record<string, Words>> = words;

/** Returns the words of the desk in a language such as `pt-BR`; in English if there are none. */
export const wordsOf = (language: string): Words =>
  languages[language.replace(/-.*/, '')] ?? words.en;
