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

test.each(beginnings)(
  'a text of sixteen times as many %j takes no more than linear time',
  (part) => {
    const timeOf = (length: number) => {
      const text = `Ab ${part.repeat(length / part.length)} zb`;
      const start = performance.now();
      findHtml(text);
      findStrayQuote(text);
      return performance.now() - start;
    };
    // In quadratic time the longer one would take 256 times as long. Only the shortest times say so: whatever else the
    // machine does makes others longer.
    let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isLinear = () => long < 40 || long < short * 64;
    for (let run = 0; run < 60 && !isLinear(); run += 1) {
      short = Math.min(short, timeOf(5_000));
      long = Math.min(long, timeOf(80_000));
    }
    expect(isLinear(), `${short} ms, ${long} ms`).toBe(true);
  },
);

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
