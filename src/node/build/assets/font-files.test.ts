import { expect, test } from 'vitest';
import { findFont } from '../../../shared/fonts.ts';
import { findLetters, fontRule } from './font-files.ts';

const [fraunces, figtree] = ['fraunces', 'figtree'].map(findFont);
if (!fraunces || !figtree) throw new Error('Both fonts come with the site');

test('letters are taken from the first file of the font that has them', async () => {
  const { parts, missing } = await findLetters(fraunces, 'Wiśniewski, Nguyễn');
  expect(parts.map(({ letters }) => letters)).toEqual([' ,NWegiknsuwy', 'ś', 'ễ']);
  expect(missing).toBe('');
});

test('a letter that no file has is named, a sign is not', async () => {
  const { parts, missing } = await findLetters(figtree, 'Ян🎉');
  expect(parts).toEqual([]);
  expect(missing).toBe('Ян');
});

test('the rule of a file with some letters names each of them', () => {
  const rule = fontRule(figtree, 'url(a.woff2)', 'cxab');
  expect(rule).toContain(';unicode-range:U+61-63,U+78;');
});
