import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['de', 'Möbel für Groß & Klein', 'moebel-fuer-gross-klein'],
  ['fr', 'L’été à Noël', 'l-ete-a-noel'],
  ['pl', 'Łódź, moje zajęcia', 'lodz-moje-zajecia'],
  ['uk', 'Про мене', ''],
])('in %s, the address of %j is %j', (language, title, path) => {
  expect(slugOf(title, language)).toBe(path);
});
