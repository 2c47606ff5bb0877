import { expect, test } from 'vitest';
import { nameFault } from './new-section.ts';

test.each(['talks', 'books', 'map'])('%s can be the name of a type', (name) => {
  expect(nameFault([name])).toBeUndefined();
});

test.each([
  [[], 'one word of at most 20 small letters'],
  [['../talks'], 'one word of at most 20 small letters'],
  [['a'.repeat(21)], 'one word of at most 20 small letters'],
  [['hero'], 'There is a section type "hero" already'],
])('%j is refused with what to do', (names, message) => {
  expect(nameFault(names)).toContain(message);
});

const taken = 'class await eval constructor con text css row fields heading'.split(' ');

test.each(taken)('%s is refused as the name of something else', (name) => {
  expect(nameFault([name])).toContain(`"${name}" is the name of something else in JavaScript`);
});
