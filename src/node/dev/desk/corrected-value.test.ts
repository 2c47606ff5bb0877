import { expect, test } from 'vitest';
import type { Json } from '../../../desk-protocol/place.ts';
import { corrected } from './corrected-value.ts';

const link = ['projects', 0, 'url'] as const;
const inSite = (language: string) => ({
  site: { app: { language } },
  content: { projects: [{ title: 'One' }] },
  borrowed: new Map(),
});

test.each([
  ['fr', 'instagram.com/claire.morel', 'https://instagram.com/claire.morel'],
  ['fr', '06 12 34 56 78', 'tel:+33612345678'],
  ['pl', '601 234 567', 'tel:+48601234567'],
  ['de', '0170 1234567', 'tel:+491701234567'],
  ['it', '06 1234 5678', 'tel:+390612345678'],
  ['en', '06 12 34 56 78', 'tel:0612345678'],
  ['fr', '+32 470 12 34 56', 'tel:+32470123456'],
  ['fr', 'tel:0612345678', 'tel:0612345678'],
  ['fr', 'mail@example.org', 'mailto:mail@example.org'],
  ['fr', '#', ''],
  ['fr', 'nothing at all', 'nothing at all'],
])('in a site in %s, the link %j is written as %j', (language, given, written) => {
  expect(corrected('content', inSite(language), link, given)).toBe(written);
});

test.each<[readonly string[], Json, Json]>([
  [['theme', 'accent', 'light'], '4a37b8', '#4a37b8'],
  [['theme', 'accent', 'light'], 'no colour', 'no colour'],
  [['app', 'name'], '4a37b8', '4a37b8'],
])('at %j, %j is written as %j', (path, given, written) => {
  expect(corrected('site', inSite('fr'), path, given)).toBe(written);
});

test('an address is spelt as its language spells it', () => {
  const path = ['pages', 0, 'path'];
  expect(corrected('site', inSite('de'), path, 'Über mich')).toBe('ueber-mich');
  expect(corrected('site', inSite('fi'), path, 'Työt')).toBe('tyot');
});
