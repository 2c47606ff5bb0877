import { expect, test } from 'vitest';
import { formatFile } from './file-facts.ts';

test.each([
  ['/files/cv.pdf', 240_312, 'fr', 'PDF, 240 ko'],
  ['/talk.zip', 14_490_000, 'de', 'ZIP, 14 MB'],
  ['/talk.zip', 3_200_000_000, 'en', 'ZIP, 3.2 GB'],
  ['/note.txt', 0, 'en', 'TXT, 0 bytes'],
  ['/mark.svg', 224, 'de', 'SVG, 224 Byte'],
  ['/LICENSE', 1000, 'en', '1 kB'],
])('%s of %i bytes is in %s: %s', (path, bytes, language, words) => {
  expect(formatFile(path, bytes, language).replaceAll(/[\xa0\u202f]/g, ' ')).toBe(words);
});
