// @vitest-environment node
import { expect, test } from 'vitest';
import { findStrayQuote } from './plain-text.ts';

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
