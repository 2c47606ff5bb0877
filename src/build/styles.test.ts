// @vitest-environment node
import { expect, test } from 'vitest';
import { splitStyles, stylesOf } from './styles.ts';

const split = splitStyles(
  new Map([
    ['ui/global.css.ts', 'a{}'],
    ['sections/hero/view.css.ts', 'b{}'],
    ['sections/EmptyNote.css.ts', 'c{}'],
    ['sections/hero/Sound.css.ts', 'd{}'],
    ['sections/prose/view.css.ts', 'e{}'],
  ]),
);
const styles = { ...split, modules: {} };

test('the styles of a section type are those of its folder, in their order', () => {
  expect(split.byType).toEqual({ hero: 'b{}\nd{}\n', prose: 'e{}\n' });
});

test('all pages carry the others, those that several section types share among them', () => {
  expect(split.common).toBe('a{}\nc{}\n');
  expect(stylesOf(styles, [])).toBe(split.common);
});

test('a page carries the styles of its own types, after those of all pages', () => {
  expect(stylesOf(styles, ['prose'])).toBe('a{}\nc{}\ne{}\n');
  expect(stylesOf(styles, ['prose', 'hero'])).toBe('a{}\nc{}\ne{}\nb{}\nd{}\n');
});

test('a type without styles of its own takes none', () => {
  expect(stylesOf(styles, ['bare'])).toBe(split.common);
});
