import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test.each([
  ['Orientierungs- und Leitsysteme', '30', '13'],
  ['Straßenbahn/Fähre', '17', '11'],
  ['Dampf\u00adschifffahrt', '17', '11'],
  ['Über', '04', '04'],
  ['機械', '06', '02'],
  ['a'.repeat(200), '99', '99'],
  ['', '01', '01'],
])('of %j its letters count, and those of its longest word', (text, [tens, ones], [ten, one]) => {
  const expected = [
    `data-all-${tens}-`,
    `data-all--${ones}`,
    `data-word-${ten}-`,
    `data-word--${one}`,
  ];
  expect(Object.keys(lettersOf(text))).toEqual(expected);
});
