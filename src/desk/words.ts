import { entryFor } from '../shared/language-entry.ts';
import rows from './words.json';

const { languages, ...words } = rows;

/** The words of the desk in one language. */
export type Words = Readonly<Record<keyof typeof words, string>>;

const places = Object.fromEntries(languages.split(' | ').map((tag, place) => [tag, place]));

/** Returns the words of the desk in a language such as `pt-BR`; in English if there are none, as on the page of an error. */
export function wordsOf(language: string): Words {
  const place = (language && entryFor(language, places)) || 0;
  return JSON.parse(JSON.stringify(words), (_, row: unknown) =>
    typeof row === 'string' ? row.split(' | ')[place] : row,
  );
}
