import { expect, test } from 'vitest';
import texts from './plain-text.test.json' with { type: 'json' };
import { findHtml, findLeftover, findStrayQuote } from './plain-text.ts';

test.each([
  ['“Hello', 'Hello'],
  [`'Hello"`, 'Hello'],
  [`"Hello'`, 'Hello'],
  ['“Hello”', undefined],
  ['“Hello” and more', undefined],
  ["'tis the season", undefined],
  ['a screen of 27"', undefined],
])('without a stray quotation mark, %j was meant as %j', (text, meant) => {
  expect(findStrayQuote(text)?.meant).toBe(meant);
});

test.each([
  ['Plan &amp; build &copy; 2028', 'Plan & build © 2028'],
  ['Caf&#233; &#x2013; bar', 'Café – bar'],
  ['<p>I plan.</p><p>I build.</p>', 'I plan. I build.'],
  ['I <B>plan</B><br/>and <span class="x">build</span>', 'I plan and build'],
])('the HTML in %j was meant as %j', (text, meant) => {
  expect(findHtml(text)?.meant).toBe(meant);
});

test.each(texts.leftOver)('%j is told, since visitors would read it as it stands', (text) => {
  expect(findLeftover(text)?.expected).toBeDefined();
});

test.each(texts.honest)('%j is an honest text', (text) => {
  expect(findHtml(text)).toBeUndefined();
});
