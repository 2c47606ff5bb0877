// @vitest-environment node
import { expect, test } from 'vitest';
import { readConditions, underConditions } from './conditions.ts';

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
