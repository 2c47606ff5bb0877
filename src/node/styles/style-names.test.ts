import { expect, test } from 'vitest';
import { createStyleNames } from './style-names.ts';

const modules = Array.from({ length: 30 }, (_, index) => `${index}.css.ts`);

test('styles are named by their module and their number in it', () => {
  const name = createStyleNames(modules);
  const styles = [
    { filePath: '0.css.ts', hash: 'x0' },
    { filePath: '0.css.ts', hash: 'x1' },
    { filePath: '1.css.ts', hash: 'y0' },
    { filePath: '27.css.ts', hash: 'z0' },
  ];
  expect(styles.map(name)).toEqual(['b0', 'b1', 'c0', 'bd0']);
});

test('a style keeps its name when its module is evaluated again', () => {
  const name = createStyleNames(modules);
  const style = { filePath: '1.css.ts', hash: 'y0' };
  expect(name(style)).toBe(name(style));
});

test('a module that is not listed is named', () => {
  const name = createStyleNames(modules);
  expect(() => name({ filePath: 'other.css.ts', hash: 'x0' })).toThrow('other.css.ts');
});
