// @vitest-environment node
import { expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { nameFault } from './section-name.ts';

test.each(['talks', 'books', 'type'])('%s can be the name of a type', (name) => {
  expect(nameFault([name], root)).toBeUndefined();
});

test.each([
  [[], 'one word of at most 20 small letters'],
  [['Talks'], 'one word of at most 20 small letters'],
  [['../talks'], 'one word of at most 20 small letters'],
  [['my', 'talks'], 'one word of at most 20 small letters'],
  [['a'.repeat(21)], 'one word of at most 20 small letters'],
  [['hero'], 'There is a section type "hero" already: change it in src/sections/hero/'],
  [['class'], '"class" is the name of something else in JavaScript'],
  [['text'], '"text" is the name of something else'],
  [['map'], '"map" is the name of something else'],
  [['example'], '"example" is the name of something else'],
])('%j is refused with what to do', (names, message) => {
  expect(nameFault(names, root)).toContain(message);
});
