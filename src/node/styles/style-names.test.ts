import { expect, test } from 'vitest';
import { createStyleNames } from './style-names.ts';

test('styles are named by their module and their number in it, and keep their names', () => {
  const name = createStyleNames(Array.from({ length: 30 }, (_, index) => `${index}.css.ts`));
  const styles = [
    { filePath: '0.css.ts', hash: 'x0' },
    { filePath: '0.css.ts', hash: 'x1' },
    { filePath: '1.css.ts', hash: 'y0' },
    // The letter h is left out, since a class `h2` would be taken for a heading.
    { filePath: '27.css.ts', hash: 'z0' },
  ];
  const names = ['b0', 'b1', 'c0', 'be0'];
  // The compiler evaluates a module again after an edit, and the names must not change.
  expect([...styles, ...styles].map(name)).toEqual([...names, ...names]);
});
