import { expect, test } from 'vitest';
import lists from './words.json' with { type: 'json' };
import { english, wordsIn } from './words.ts';

const languages = Object.keys(lists).filter((name) => name !== 'en');
const variablesIn = (text = '') => text.match(/\{\w+\}/g)?.sort();

test.each(languages)('the words in %s are complete, and none is English', (language) => {
  const words = new Map(Object.entries(wordsIn(language) ?? {}));
  expect([...words.keys()]).toEqual(Object.keys(english));
  const same = Object.entries(english).filter(([name, text]) => {
    expect(variablesIn(words.get(name)), name).toEqual(variablesIn(text));
    return words.get(name) === text;
  });
  // These are the same in several languages.
  expect(['Menu', 'Pages', 'Client', 'Role']).toEqual(
    expect.arrayContaining(same.map(([, text]) => text)),
  );
});

test.each([
  ['es-419', 'Copiar'],
  ['iw', 'העתקה'],
  ['zh-Hans-SG', '复制'],
  ['zh-Hant', '複製'],
  ['la', undefined],
  ['pt-BR', 'Próxima'],
  ['pt-AO', 'Seguinte'],
  ['pt-Latn-PT', 'Seguinte'],
])('a site in %s says %s', (language, word) => {
  const words = wordsIn(language);
  expect([words?.copy, words?.next]).toContain(word);
});
