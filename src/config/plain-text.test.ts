import { expect, test } from 'vitest';
import texts from './plain-text.test.json' with { type: 'json' };
import { findHtml, findLeftover, findStrayQuote } from './plain-text.ts';

/** The beginnings of what a pattern looks for, which many steps might be spent on where the end is missing. */
const beginnings = [
  ...[
    'word ',
    'Word. ',
    'é',
    '[b]',
    '[b=',
    '(a',
    '[[a',
    '[https://a ',
    'http://',
    'link:',
    '](http',
  ],
  ...[
    '`a<',
    '<b>',
    '<b ',
    '<a href=',
    '【',
    ':a_',
    '| ',
    '**a ',
    '{{ ',
    '&amp',
    '“',
    'YOUR_',
    'A_',
  ],
  ...['a/', 'a.', '\\n', '\\', '  ', '\t', '[name', '<your ', '%'],
];

test.each(beginnings)('a text of four times as many %j takes no more than linear time', (part) => {
  const timeOf = (length: number) => {
    const text = `Ab ${part.repeat(length / part.length)} zb`;
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      findHtml(text);
      findStrayQuote(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  };
  const [short, long] = [timeOf(10_000), timeOf(40_000)];
  // In quadratic time it would be sixteen times as long. What takes a few milliseconds is too short to compare.
  expect(long < 10 || long < short * 10, `${short} ms, ${long} ms`).toBe(true);
});

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
