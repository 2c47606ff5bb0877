import { expect, test } from 'vitest';
import { elementsIn } from '../../files/project/html.ts';
import { pageText } from './render-site.ts';

test.each([
  ['headings', '<h1>A</h1><p>b</p><h2>C</h2>', 'AC'],
  ['what has the class, among others', '<p class="x display y">A<b>B</b></p>c', 'AB'],
  ['characters, not their escapes', '<h1>A &amp; B</h1>', 'A & B'],
  ['nothing for a class that only begins alike', '<p class="displayed">a</p>', ''],
])('of %s it finds what is set in the display font', (_, html, text) => {
  expect(pageText(elementsIn(html), 'display').display).toBe(text);
});

test('all text is the text of every element, and the first is that of the first section', () => {
  const html = '<h1>A</h1><section><h2><b>B</b></h2>b &lt; c</section><h2>D</h2>';
  const { all, first } = pageText(elementsIn(html), 'display');
  expect([all, first]).toEqual(['Ab < cBD', 'B']);
});
