// @vitest-environment node
import { expect, test } from 'vitest';
import { stylesShown, withoutFaces } from './styles.ts';

const html = '<main class="page wide"><a class="link" href="/">Home</a></main>';

test.each([
  ['an element', 'a{color:red}'],
  ['a class of the document', '.link{color:red}'],
  ['several classes of the document', '.page.wide>.link{color:red}'],
  ['a state', '.link:not(.gone):is(:hover,.other:focus){color:red}'],
  ['what nobody has chosen', '.link:not(:focus){color:red}'],
  ['one class of the document and one of another', '.gone,.link{color:red}'],
  ['a key or a state', '.link:focus,.link[aria-expanded=true]{color:red}'],
  ['everything', ':root{--accent:red}*,:before{color:var(--accent)}'],
  ['a value by way of another', ':root{--accent:red;--link:var(--accent)}a{color:var(--link)}'],
  ['an entrance', '@keyframes rise{0%{opacity:.001}50.5%{opacity:.5}}'],
  ['a class of the document on wide screens and paper', '@media (width>=56rem),print{.page{a:b}}'],
])('a rule for %s is shown', (_, rule) => {
  expect(stylesShown(rule, html)).toBe(rule);
});

test.each([
  ['a class that no element has', '.gone{color:red}'],
  ['an element inside of one', '.gone>a{color:red}'],
  ['an element with one class and without the other', '.link.gone{color:red}'],
  ['a class that is a part of another', '.lin{color:red}'],
  ['paper', '@media print{.page{color:red}}'],
  ['a pointer or a key', '.link:hover,.link:active,.link:focus-visible{color:red}'],
  ['a choice of text', '::selection{color:red}'],
  ['such classes alone, at some width', '@media (width>=56rem){@media print{.gone{color:red}}}'],
])('a rule for %s is not', (_, rule) => {
  expect(stylesShown(rule, html)).toBe('');
});

test('what a text says is no class', () => {
  expect(stylesShown('.gone{color:red}', '<p>class=gone</p>')).toBe('');
});

test('a value that only a value nobody asks for asks for goes with it', () => {
  const css = ':root{--ink:red;--accent:var(--ink);--link:blue}a{color:var(--link)}';
  expect(stylesShown(css, html)).toBe(':root{--link:blue}a{color:var(--link)}');
});

test('a face that is still to come is not named, its stand-in is', () => {
  const css =
    '@font-face{font-family:"Figtree fallback"}a{font:1rem "Figtree", "Figtree fallback"}';
  expect(withoutFaces(css, ['Figtree'])).toBe(
    '@font-face{font-family:"Figtree fallback"}a{font:1rem  "Figtree fallback"}',
  );
});
