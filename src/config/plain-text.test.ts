import { expect, test } from 'vitest';
import { findHtml, findLeftover, findStrayQuote } from './plain-text.ts';

test.each([
  ['“Hello', 'Hello'],
  ['"Hello', 'Hello'],
  [`'Hello"`, 'Hello'],
  [`"Hello'`, 'Hello'],
])('the quotation mark of %s is stray', (text, without) => {
  expect(findStrayQuote(text)?.meant).toBe(without);
});

test.each(['', '“Hello”', '“Hello” and more', "'tis the season", 'a screen of 27"', '5\' 10"'])(
  'no mark of %j certainly is',
  (text) => {
    expect(findStrayQuote(text)).toBeUndefined();
  },
);

test.each([
  ['Plan &amp; build &copy; 2028', 'Plan & build © 2028'],
  ['Caf&#233; &#x2013; bar', 'Café – bar'],
  ['<p>I plan.</p><p>I build.</p>', 'I plan. I build.'],
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

test.each([
  'undefined',
  'Hello [object Object]',
  'YOUR_NAME',
  'Your Name',
  '[Company Name], since [Year]',
  'I am {{ author.name }}.',
  'Description goes here',
  'vase.jpg: what it shows',
  'I plan.\\nI build.',
  'I plan [b]before[/b] I build.',
  'See (my code)[https://a.dev].',
  'See [[https://a.dev][here]].',
  'See [https://a.dev here].',
  'See `here <https://a.dev>`_.',
  'See link:https://a.dev[here].',
  'See [here][1].',
  'See <a href="https://a.dev">here.',
  'See \\href{https://a.dev}{here}.',
  'See [here](https://a.dev).',
  'See **here**.',
  'I plan.【4†source】',
  ':rocket: Elsewhere',
  'One | --- | two',
])('%j is told, since visitors would read it as it stands', (text) => {
  expect(findLeftover(text)?.expected).toBeDefined();
});

test.each([
  'Undefined behaviour in C',
  'null',
  'Your journey begins here',
  'My name is Nadia',
  'What it shows us about cities',
  'A map of C:\\new\\notes and ..\\node_modules',
  'Prices [net] of a[i][j], and footnotes [1][2]',
  '(see below)[1]',
  'Drawn [sic] for <video>, <title> and <name>',
  'Vue fills {{ message }} in',
  'Press [Enter] or [Insert key]',
  '2 ** 8 ** 2, and *** as a line',
  'A Lorem ipsum generator, ready at 10:30: soon',
])('%j is an honest text', (text) => {
  expect(findHtml(text)).toBeUndefined();
});
