import { expect, test } from 'vitest';
import { language } from './language.ts';

test.each(['en', 'pt-BR', 'zh-Hans-CN', 'es-419', 'gsw', 'de-1996', 'en-UK'])(
  '%s is a language',
  (tag) => {
    expect(language.parse(tag)).toBe(tag);
  },
);

test.each([
  ['de_DE', 'de-DE'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de-DEU', 'de'],
  ['en-XX', 'en'],
  ['German', 'de'],
  ['spanish', 'es'],
  ['Español', 'es'],
  ['francais', 'fr'],
  ['English (US)', 'en'],
  ['jp', 'ja'],
  ['klingon', undefined],
  ['xx', undefined],
  ['und', undefined],
  ['', undefined],
])('%j is none, and %s was meant', (tag, meant) => {
  const [issue] = language.safeParse(tag).error?.issues ?? [];
  expect(issue?.code).toBe('custom');
  expect(issue?.code === 'custom' && issue.params?.['better']).toBe(meant);
});
