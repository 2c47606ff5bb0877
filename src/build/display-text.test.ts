// @vitest-environment node
import { expect, test } from 'vitest';
import { displayText } from './display-text.ts';

test.each([
  ['headings', '<h1>A</h1><p>b</p><h2>C</h2>', 'AC'],
  ['navigation', '<nav><ul><li><a>A</a></li></ul></nav>b', 'A'],
  ['what has the class, among others', '<p class="x display y">A<b>B</b></p>c', 'AB'],
  ['characters, not their escapes', '<h1>A &amp; B</h1>', 'A & B'],
  ['nothing for a class that only begins alike', '<p class="displayed">a</p>', ''],
])('it finds %s', (_, html, text) => {
  expect(displayText(html, 'display')).toBe(text);
});
