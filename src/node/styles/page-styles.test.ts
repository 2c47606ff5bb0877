import { expect, test } from 'vitest';
import { splitStyles, stylesOf } from './page-styles.ts';

const styles = splitStyles(
  new Map([
    ['ui/global.css.ts', 'a{}'],
    ['sections/hero/view.css.ts', 'b{}'],
    ['sections/ListSection.css.ts', 'c{}'],
    ['sections/hero/Sound.css.ts', 'd{}'],
    ['sections/prose/view.css.ts', 'e{}'],
  ]),
);

test('the styles of a section type are those of its folder, in their order', () => {
  expect(styles.byType).toEqual({ hero: 'b{}\nd{}\n', prose: 'e{}\n' });
});

test('a page carries the common styles, and after them those of its own types', () => {
  expect(styles.common).toBe('a{}\nc{}\n');
  expect(stylesOf(styles, [])).toBe(styles.common);
  expect(stylesOf(styles, ['prose', 'hero', 'bare'])).toBe('a{}\nc{}\ne{}\nb{}\nd{}\n');
});
