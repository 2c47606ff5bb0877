import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

test.each([
  [['en-US'], ['es', 'en'], 'en'],
  [['de', 'en-GB', 'es'], ['es', 'en'], 'en'],
  [['fr'], ['es', 'en'], undefined],
  // A page in the language itself is never left for its sister.
  [['es-MX', 'en'], ['es', 'en'], 'es'],
  [['pt'], ['pt-PT', 'pt-BR'], 'pt-BR'],
  [['pt-AO'], ['pt-PT', 'pt-BR'], 'pt-PT'],
  [['zh-TW'], ['zh', 'zh-Hant'], 'zh-Hant'],
  [['C', 'en_US@posix', 'en'], ['es', 'en'], 'en'],
  [[], ['es', 'en'], undefined],
])('a visitor who reads %j prefers, of %j, %j', (wanted, languages, preferred) => {
  expect(preferredLanguage(wanted, languages, languages[0] ?? '')).toBe(preferred);
});
