// @vitest-environment node
import { expect, test } from 'vitest';
import { language } from './language.ts';

test.each([
  'en',
  'EN',
  'pt-BR',
  'zh-Hans-CN',
  'es-419',
  'gsw',
  'haw',
  'de-1996',
  'sr-Latn',
  'en-UK',
])('%s is a language', (tag) => {
  expect(language.parse(tag)).toBe(tag);
});

test.each([
  ['deutsch', 'de'],
  ['German', 'de'],
  ['Español', 'es'],
  ['espanol', 'es'],
  ['日本語', 'ja'],
  ['English (US)', 'en'],
  ['de_DE', 'de-DE'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de-DEU', 'de'],
  ['en-XX', 'en'],
  ['jp', 'ja'],
  ['cz', 'cs'],
  ['dk', 'da'],
  ['klingon', undefined],
  ['xx', undefined],
  ['und', undefined],
  ['', undefined],
  ['x-mine', undefined],
  ['e', undefined],
])('%j is none, and %s was meant', (tag, meant) => {
  const [issue] = language.safeParse(tag).error?.issues ?? [];
  expect(issue?.code).toBe('custom');
  expect(issue?.code === 'custom' && issue.params?.['better']).toBe(meant);
});
