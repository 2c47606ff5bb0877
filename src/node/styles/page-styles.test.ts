// @vitest-environment node
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

test('all pages carry the others, those that several section types share among them', () => {
  expect(styles.common).toBe('a{}\nc{}\n');
  expect(stylesOf(styles, [])).toBe(styles.common);
});

test('a page carries the styles of its own types, after those of all pages', () => {
  expect(stylesOf(styles, ['prose'])).toBe('a{}\nc{}\ne{}\n');
  expect(stylesOf(styles, ['prose', 'hero'])).toBe('a{}\nc{}\ne{}\nb{}\nd{}\n');
});

test('a type without styles of its own takes none', () => {
  expect(stylesOf(styles, ['bare'])).toBe(styles.common);
});
