import { expect, test } from 'vitest';
import { readConditions, underConditions } from './conditions.ts';
import { renderOverview } from './overview.ts';

const template = {
  build: '1',
  language: 'en',
  css: '@media (prefers-reduced-motion:no-preference){}@media (prefers-color-scheme:dark){}',
  lateFonts: '',
  head: '',
  fonts: [],
  script: '/main.ts',
  modules: [],
  integrity: undefined,
  policy: '',
};

test('an address names conditions, and those that do not exist are none', () => {
  const address = '/__gallery?scheme=dark&motion=wild&width=phone';
  expect(String(readConditions(address))).toBe('scheme=dark&width=phone');
});

test('without conditions a document stays as it is', () => {
  expect(underConditions(template, readConditions('/'))).toEqual(template);
});

test('a document is dark and still where that is asked for', () => {
  const { css, head } = underConditions(template, readConditions('/?scheme=dark&motion=reduce'));
  expect(css).toBe('@media (max-width:0px){}@media (min-width:0px){}:root{color-scheme:dark}');
  expect(head).toContain('matchMedia');
});

test('a link of the gallery sets its condition and keeps the others, or removes it where it is set', () => {
  const conditions = readConditions('/?scheme=dark&motion=reduce');
  const overview = renderOverview([{ type: 'hero', yaml: '' }], conditions, '/__gallery');
  const links = [...overview.matchAll(/<a href="(.*)">(\w+: \w+)</g)];
  expect(links.map(([, address, name]) => [name, address])).toEqual([
    ['scheme: light', '?scheme=light&amp;motion=reduce'],
    ['scheme: dark', '?motion=reduce" aria-current="true'],
    ['motion: reduce', '?scheme=dark" aria-current="true'],
    ['width: phone', '?scheme=dark&amp;motion=reduce&amp;width=phone'],
  ]);
  expect(overview).toContain('src="/__gallery/hero?scheme=dark&amp;motion=reduce"');
});
