import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

/** What is the same word in English. */
const shared = ['Site', 'Pages', 'Sections'];

test.each(['de', 'es', 'fr', 'pt', 'pt-PT'])(
  'in %s the desk has each word, and none in English',
  (tag) => {
    const english: Record<string, string> = wordsOf('en');
    for (const [name, word] of Object.entries(wordsOf(tag))) {
      expect(word, name).toBeTruthy();
      if (!shared.includes(word)) expect(word, name).not.toBe(english[name]);
    }
  },
);

test('a language of another country has its words, and one without any has English', () => {
  expect(wordsOf('pt-AO').theme).toBe('Aspeto');
  expect(wordsOf('fr-CA').save).toBe(wordsOf('fr').save);
  for (const tag of ['', 'en-GB', 'sw']) expect(wordsOf(tag)).toEqual(wordsOf('en'));
});
