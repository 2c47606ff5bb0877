import { expect, test } from 'vitest';
import { pageText } from './render-site.ts';

test.each([
  ['headings', '<h1>A</h1><p>b</p><h2>C</h2>', 'AC'],
  ['no navigation', '<nav><ul><li><a>A</a></li></ul></nav>b', ''],
  ['what has the class, among others', '<p class="x display y">A<b>B</b></p>c', 'AB'],
  ['characters, not their escapes', '<h1>A &amp; B</h1>', 'A & B'],
  ['nothing for a class that only begins alike', '<p class="displayed">a</p>', ''],
])('of %s it finds what is set in the display font', (_, html, text) => {
  expect(pageText(html, 'display').display).toBe(text);
});

test('all text is the text of every element', () => {
  expect(pageText('<h1>A</h1><p>b &lt; c</p>', 'display').all).toBe('Ab < c');
});
