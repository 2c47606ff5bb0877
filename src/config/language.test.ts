import { expect, test } from 'vitest';
import { language } from './language.ts';

test.each(['en', 'pt-BR', 'zh-Hans-CN', 'es-419', 'gsw', 'de-1996', 'no'])(
  '%s is a language',
  (tag) => {
    expect(language.parse(tag)).toBe(tag);
  },
);

test.each([
  ['de_DE', 'de-DE'],
  ['de-DEU', 'de'],
  ['en-XX', 'en'],
  ['German', 'de'],
  ['francais', 'fr'],
  ['English (US)', 'en'],
  ['jp', 'ja'],
  ['en-UK', 'en-GB'],
  ['uk-UK', 'uk'],
  ['klingon', undefined],
  ['und', undefined],
])('%j is none, and %s was meant', (tag, meant) => {
  const [issue] = language.safeParse(tag).error?.issues ?? [];
  expect(issue?.code).toBe('custom');
  expect(issue?.code === 'custom' && issue.params?.['better']).toBe(meant);
});

test('the code of a country that is that of a rare language asks which is meant', () => {
  const [issue] = language.safeParse('se').error?.issues ?? [];
  const fix = 'write sv; or, if Northern Sami is meant, se-NO';
  expect(issue).toMatchObject({ message: 'sv for Swedish', params: { fix } });
});
