// @vitest-environment node
import { expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { nameFault } from './section-name.ts';

test.each(['talks', 'books', 'quote', 'events', 'type'])('%s can be the name of a type', (name) => {
  expect(nameFault([name], root)).toBeUndefined();
});

test.each([
  [[], 'Give the new type a name: npm run new:section talks'],
  [['Talks'], 'one word of small letters, a to z. Try: npm run new:section talks'],
  [['my-talks'], 'one word of small letters, a to z. Try: npm run new:section mytalks'],
  [['../talks'], 'one word of small letters, a to z. Try: npm run new:section talks'],
  [['2026'], 'one word of small letters, a to z. Give the new type a name'],
  [['my', 'talks'], 'Give one name, of one word; here are 2: my, talks.'],
  [['a'.repeat(21)], 'is too long for a section type: 20 letters are the most.'],
  [['hero'], 'There is a section type "hero" already: change it in src/sections/hero/'],
  [['class'], '"class" is a keyword of JavaScript'],
  [['text'], 'Choose another word, such as "texts".'],
  [['icon'], 'Choose another word, such as "icons".'],
  [['map'], 'Choose another word, such as "maps".'],
  [['example'], 'Choose another word, such as "examples".'],
])('%j is refused with what to do', (names, message) => {
  expect(nameFault(names, root)).toContain(message);
});
