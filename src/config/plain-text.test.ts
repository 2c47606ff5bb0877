import { expect, test } from 'vitest';
import { findHtml, findStrayQuote } from './plain-text.ts';

test.each([
  ['“Hello', 'Hello'],
  ['"Hello', 'Hello'],
  ['Hello"', 'Hello'],
  [`'Hello"`, 'Hello'],
  [`"Hello'`, 'Hello'],
])('the quotation mark of %s is stray', (text, without) => {
  expect(findStrayQuote(text)?.meant).toBe(without);
});

test.each([
  '',
  '“Hello”',
  '”Hej”',
  '“Hello” and more',
  "'tis the season",
  "the boys'",
  'a screen of 27"',
  '5\' 10"',
  'half “ way',
])('no mark of %j certainly is', (text) => {
  expect(findStrayQuote(text)).toBeUndefined();
});

test.each([
  ['Plan &amp; build &copy; 2028', 'Plan & build © 2028'],
  ['I plan&nbsp;ahead', 'I plan ahead'],
  ['Caf&#233; &#x2013; bar', 'Café – bar'],
  ['I <B>plan</B><br/>and <span class="x">build</span>', 'I plan and build'],
])('the HTML in %j was meant as %j', (text, meant) => {
  expect(findHtml(text)?.meant).toBe(meant);
});

test.each(['a & b; c', '&unknown; and ?a=1&copy=2', 'the <video> element', '1 < 2 > 0'])(
  '%j has no HTML',
  (text) => {
    expect(findHtml(text)).toBeUndefined();
  },
);
