import { expect, test } from 'vitest';
import { color } from './color.ts';
import { theme } from './theme.ts';

test.each([
  [' #4A37B8 ', '#4a37b8'],
  ['#fff', '#ffffff'],
  ['rgb(74, 55, 184)', '#4a37b8'],
  ['rgb(300 0 0)', '#ff0000'],
  ['oklch(40% 0.2 280)', '#3d26ae'],
  ['RebeccaPurple', '#663399'],
])('%s is taken, as %s', (written, hex) => {
  expect(color.parse(written)).toBe(hex);
});

test('a colour beyond what all screens show is made paler', () => {
  expect(color.parse('color(display-p3 1 0 0)')).toMatch(/^#ff[0-9a-f]{4}$/);
});

/** Returns the colour that the error proposes, 'refused' without a proposal, or 'taken' for a valid colour. */
function fixOf(written: string): unknown {
  const [issue] = color.safeParse(written).error?.issues ?? [];
  return issue?.code === 'custom' ? (issue.params?.['better'] ?? 'refused') : 'taken';
}

test.each([
  ['#4a37b', 'refused'],
  ['', 'refused'],
  ['4a37b8', '#4a37b8'],
  ['##4a37b8', '#4a37b8'],
  ['#4a37b8;', '#4a37b8'],
  ['74, 55, 184', '#4a37b8'],
  ['dakrblue', 'darkblue'],
  ['#4a37b880', '#4a37b8'],
])('%j is refused, and what was meant is said: %s', (written, fix) => {
  expect(fixOf(written)).toBe(fix);
});

test('a colour that is none hides no other mistake of the theme', () => {
  const chosen = { accent: { light: '#4a37b' }, text: { dark: '#222222' } };
  const issues = theme.safeParse(chosen).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['accent.light', 'text.dark']);
});

test.each([
  ['#4a37b', 'not 5'],
  ['#ggg', 'not g'],
  ['rgb(74, 55', 'one function of CSS in full'],
  ['blue-ish', 'knows no colour blue-ish'],
])('what is wrong with the colour %s is said: %s', (written, said) => {
  expect(color.safeParse(written).error?.issues[0]?.message).toContain(said);
});
