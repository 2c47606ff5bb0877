import { expect, test } from 'vitest';
import { lettersOf } from './letters.ts';

test.each([
  ['Orientierungs- und Leitsysteme', '028', '011'],
  ['Straßenbahn/Fähre', '016', '010'],
  ['Dampf\u00adschifffahrt', '015', '015', '006'],
  ['Über', '004', '004'],
  ['Mammutbaum', '012', '012'],
  ['機械', '006', '002'],
  ['Was sie berechnen soll, '.repeat(10), '228', '009'],
  ['a'.repeat(2000), '999', '999'],
  ['', '000', '000'],
])(
  'of %j its letters count by their width, and those of its longest word',
  (text, all, word, cut = '') => {
    const attributes = (name: string, digits: string) =>
      [...digits].map((digit, place) => `data-${name}-${place}${digit}`);
    const expected = [
      ...attributes('all', all),
      ...attributes('word', word),
      ...attributes('cut', cut),
    ];
    expect(Object.keys(lettersOf(text))).toEqual(expected);
  },
);

test('a list without titles has the attributes of no letters', () => {
  expect(lettersOf()).toEqual(lettersOf(''));
});
