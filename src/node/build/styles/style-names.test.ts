import { expect, test } from 'vitest';
import { createStyleNames } from './style-names.ts';

test('styles are named by their module and their number in it', () => {
  const name = createStyleNames(Array.from({ length: 30 }, (_, index) => `${index}.css.ts`));
  const files = ['0.css.ts', '0.css.ts', '1.css.ts', '27.css.ts', '0.css.ts'];
  // The letter h is left out, since a class `h2` would be taken for a heading.
  expect(files.map((filePath) => name({ filePath }))).toEqual(['b0', 'b1', 'c0', 'be0', 'b2']);
});
