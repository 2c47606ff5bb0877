// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { addLine, takenNames, writeSection } from './write-section.ts';

const direct = (type: string) => `export { View as ${type} } from './${type}/view.tsx';`;
const lazy = (type: string) =>
  `export const ${type} = { load: () => import('./${type}/view.tsx') };`;

let project: string;
const inSections = (file: string) => join(project, 'src', 'sections', file);
const read = (file: string) => readFileSync(inSections(file), 'utf8');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'vitrine-'));
  cpSync(join(root, 'src', 'sections', 'links'), inSections('links'), { recursive: true });
  writeFileSync(inSections('schemas.ts'), "export { hero } from './hero/schema.ts';\n");
  writeFileSync(inSections('views.ts'), `${direct('hero')}\n`);
});
afterEach(() => rmSync(project, { recursive: true }));

test('a new type has the five files of a type under its own name, and a line in each registry', () => {
  const written = writeSection(project, 'talks').map((file) => file.replace('src/sections/', ''));
  expect(written.toSorted()).toEqual([
    'schemas.ts',
    'talks/example.yaml',
    'talks/schema.ts',
    'talks/view.css.ts',
    'talks/view.test.tsx',
    'talks/view.tsx',
    'views.ts',
  ]);
  expect(read('talks/schema.ts')).toContain("export const talks = section('talks', {");
  expect(read('talks/view.tsx')).toContain('export function Talks({');
  for (const file of written) expect(read(file), file).not.toMatch(/\blinks\b/i);
  expect(read('schemas.ts')).toContain("\nexport { talks } from './talks/schema.ts';\n");
  expect(read('views.ts')).toBe(`${direct('hero')}\n${lazy('talks')}\n`);
});

test('the name of a type or of a folder is taken', () => {
  expect(takenNames(project)).not.toContain('talks');
  mkdirSync(inSections('talks'));
  expect(takenNames(project)).toEqual(expect.arrayContaining(['hero', 'links', 'talks']));
});

test.each([
  ['books', direct, ['books', 'hero', 'quotes', 'cards', 'prose']],
  ['notes', direct, ['hero', 'notes', 'quotes', 'cards', 'prose']],
  ['talks', direct, ['hero', 'quotes', 'talks', 'cards', 'prose']],
  ['books', lazy, ['hero', 'quotes', 'books', 'cards', 'prose']],
  ['notes', lazy, ['hero', 'quotes', 'cards', 'notes', 'prose']],
  ['talks', lazy, ['hero', 'quotes', 'cards', 'prose', 'talks']],
])('%s has its place among the lines of its form', (type, form, order) => {
  const lines = [
    '// The registry.',
    direct('hero'),
    direct('quotes'),
    lazy('cards'),
    lazy('prose'),
  ];
  const longer = addLine(lines.join('\n'), form(type)).trimEnd().split('\n');
  const [comment, ...types] = longer.map((line) => / (?:as|const) (\w+)/.exec(line)?.[1]);
  expect([comment, ...types]).toEqual([undefined, ...order]);
});
