import { expect, test } from 'vitest';
import { nameFault } from './new-section.ts';

const taken = 'class await eval constructor con text css lines fields entry'.split(' ');

test.each<[string[], string]>([
  [['errands'], 'is allowed'],
  [[], 'one word of at most 20 small letters'],
  [['../errands'], 'one word of at most 20 small letters'],
  [['a'.repeat(21)], 'one word of at most 20 small letters'],
  [['hero'], 'There is a section type "hero" already'],
  ...taken.map((name): [string[], string] => [[name], `"${name}" is the name of something else`]),
])('as the name of a type, %j %s', (names, message) => {
  expect(nameFault(names) ?? 'is allowed').toContain(message);
});
