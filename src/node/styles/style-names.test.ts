import { expect, test } from 'vitest';
import { createStyleNames } from './style-names.ts';

const modules = Array.from({ length: 30 }, (_, index) => `${index}.css.ts`);

test('styles are named by their module and their number in it, and keep their names', () => {
  const name = createStyleNames(modules);
  const styles = [
    { filePath: '0.css.ts', hash: 'x0' },
    { filePath: '0.css.ts', hash: 'x1' },
    { filePath: '1.css.ts', hash: 'y0' },
    { filePath: '27.css.ts', hash: 'z0' },
  ];
  expect(styles.map(name)).toEqual(['b0', 'b1', 'c0', 'be0']);
  // The compiler evaluates a module again after an edit, and the names must not change.
  expect(styles.map(name)).toEqual(['b0', 'b1', 'c0', 'be0']);
});

test('no style has the name of an element, which selectors of that would be taken for', () => {
  const names = modules.flatMap((filePath) => {
    const name = createStyleNames(modules);
    return [0, 1, 2].map((hash) => name({ filePath, hash: `${hash}` }));
  });
  expect(names.filter((name) => /^h\d$/.test(name))).toEqual([]);
});
