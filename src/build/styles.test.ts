// @vitest-environment node
import { expect, test } from 'vitest';
import { stylesShown } from './styles.ts';

const html = '<main class="page wide"><a class="link" href="/">Home</a></main>';

test.each([
  ['an element', 'a{color:red}'],
  ['a class of the document', '.link{color:red}'],
  ['several classes of the document', '.page.wide>.link:hover{color:red}'],
  ['a state', '.link:not(.gone):is(:hover,.other:focus){color:red}'],
  ['one class of the document and one of another', '.gone,.link{color:red}'],
  ['everything', ':root{--accent:red}*,:before{color:var(--accent)}'],
  ['an entrance', '@keyframes rise{0%{opacity:.001}50.5%{opacity:.5}}'],
  ['a class of the document on paper', '@media print{.page{color:red}}'],
])('a rule for %s is shown', (_, rule) => {
  expect(stylesShown(rule, html)).toBe(rule);
});

test.each([
  ['a class that no element has', '.gone{color:red}'],
  ['an element inside of one', '.gone>a{color:red}'],
  ['an element with one class and without the other', '.link.gone{color:red}'],
  ['a class that is a part of another', '.lin{color:red}'],
  ['such classes alone, at some width', '@media (width>=56rem){@media print{.gone{color:red}}}'],
])('a rule for %s is not', (_, rule) => {
  expect(stylesShown(rule, html)).toBe('');
});

test('what a text says is no class', () => {
  expect(stylesShown('.gone{color:red}', '<p>class=gone</p>')).toBe('');
});
