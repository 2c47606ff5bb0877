import { expect, test } from 'vitest';
import { color } from './color.ts';
import { theme } from './theme.ts';

test.each([
  [' #4A37B8 ', '#4a37b8'],
  ['#fff', '#ffffff'],
  ['rgb(300 0 0)', '#ff0000'],
  ['oklch(40% 0.2 280)', '#3d26ae'],
  ['RebeccaPurple', '#663399'],
])('%s is taken, as %s', (written, hex) => {
  expect(color.parse(written)).toBe(hex);
});

test('a colour beyond what all screens show is made paler', () => {
  expect(color.parse('color(display-p3 1 0 0)')).toMatch(/^#ff[0-9a-f]{4}$/);
});

test.each([
  ['#4a37b', 'not 5', undefined],
  ['#ggg', 'not g', undefined],
  ['rgb(74, 55', 'one function of CSS in full', undefined],
  ['blue-ish', 'knows no colour blue-ish', undefined],
  ['', 'a colour in quotes', undefined],
  ['4a37b8', 'a colour in quotes', '#4a37b8'],
  ['##4a37b8', 'signs after the #', '#4a37b8'],
  ['#4a37b8;', 'not ;', '#4a37b8'],
  ['74, 55, 184', 'a colour in quotes', '#4a37b8'],
  ['dakrblue', 'knows no colour dakrblue', 'darkblue'],
  ['#4a37b880', 'nothing shows through', '#4a37b8'],
])('%j is refused, with what is wrong and what was meant', (written, said, meant) => {
  const [issue] = color.safeParse(written).error?.issues ?? [];
  expect(issue?.message).toContain(said);
  expect(issue?.code === 'custom' && issue.params?.['better']).toBe(meant);
});

test('a colour that is none hides no other mistake of the theme', () => {
  const chosen = { accent: { light: '#4a37b' }, text: { dark: '#222222' } };
  const issues = theme.safeParse(chosen).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['accent.light', 'text.dark']);
});
