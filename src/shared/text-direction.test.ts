import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['az-Latn', 'ltr'],
  ['ar', 'rtl'],
  ['az-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
