import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../../tests/unit/file-faults.ts';
import { engine } from '../project/places.js';
import { nameFault, writeSection } from './write-section.ts';

const direct = (type: string) => `export { View as ${type} } from './${type}/view.tsx';`;
const lazy = (type: string) =>
  `export const ${type} = { load: () => import('./${type}/view.tsx') };`;
const views = ['// The registry.', direct('hero'), direct('quotes'), lazy('cards'), lazy('prose')];

let project: string;
const inSections = (file: string) => join(project, 'src', 'sections', file);
const read = (file: string) => readFileSync(inSections(file), 'utf8');

beforeEach(() => {
  project = folderForTest();
  cpSync(join(engine, 'src', 'sections', 'links'), inSections('links'), { recursive: true });
  writeFileSync(inSections('schemas.ts'), "export { hero } from './hero/schema.ts';\n");
  writeFileSync(inSections('views.ts'), `${views.join('\n')}\n`);
});

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
  expect(read('talks/schema.ts')).toContain("export const talks = headedSection(\n  'talks',");
  expect(read('talks/view.tsx')).toContain('export function Talks(');
  for (const file of written) expect(read(file), file).not.toMatch(/\blinks\b/i);
  expect(read('schemas.ts')).toContain("\nexport { talks } from './talks/schema.ts';\n");
});

test.each([
  ['books', 3],
  ['notes', 4],
  ['talks', 5],
])('%s has its place among the views that are loaded by themselves', (type, line) => {
  writeSection(project, type);
  expect(read('views.ts')).toBe(`${views.toSpliced(line, 0, lazy(type)).join('\n')}\n`);
});

test.each(['talks', 'books', 'type'])('%s can be the name of a type', (name) => {
  expect(nameFault([name])).toBeUndefined();
});

test.each([
  [[], 'one word of at most 20 small letters'],
  [['Talks'], 'one word of at most 20 small letters'],
  [['../talks'], 'one word of at most 20 small letters'],
  [['my', 'talks'], 'one word of at most 20 small letters'],
  [['a'.repeat(21)], 'one word of at most 20 small letters'],
  [['hero'], 'There is a section type "hero" already: change it in src/sections/hero/'],
  [['class'], '"class" is the name of something else in JavaScript'],
  [['constructor'], '"constructor" is the name of something else in JavaScript'],
  [['con'], '"con" is the name of something else in JavaScript, on Windows'],
  [['text'], '"text" is the name of something else'],
  [['css'], '"css" is the name of something else'],
  [['row'], '"row" is the name of something else'],
  [['fields'], '"fields" is the name of something else'],
  [['heading'], '"heading" is the name of something else'],
  [['map'], '"map" is the name of something else'],
  [['example'], '"example" is the name of something else'],
])('%j is refused with what to do', (names, message) => {
  expect(nameFault(names)).toContain(message);
});
