// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takenNames, writeSection } from './write-section.ts';

let project: string;
const inSections = (file: string) => join(project, 'src', 'sections', file);
const read = (file: string) => readFileSync(inSections(file), 'utf8');

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'vitrine-'));
  mkdirSync(inSections('hero'), { recursive: true });
  writeFileSync(inSections('schemas.ts'), "export { hero } from './hero/schema.ts';\n");
  writeFileSync(inSections('views.ts'), "export { Hero as hero } from './hero/view.tsx';\n");
});
afterEach(() => rmSync(project, { recursive: true }));

test('a new type has the five files of a type, and a line in each registry', () => {
  const written = writeSection(project, 'talks');
  expect(written).toEqual([
    'src/sections/talks/schema.ts',
    'src/sections/talks/view.tsx',
    'src/sections/talks/view.css.ts',
    'src/sections/talks/view.test.tsx',
    'src/sections/talks/example.yaml',
    'src/sections/schemas.ts',
    'src/sections/views.ts',
  ]);
  for (const file of written) expect(existsSync(join(project, file)), file).toBe(true);
  expect(read('schemas.ts')).toBe(
    "export { hero } from './hero/schema.ts';\nexport { talks } from './talks/schema.ts';\n",
  );
  expect(read('views.ts')).toBe(
    "export { Hero as hero } from './hero/view.tsx';\nexport { Talks as talks } from './talks/view.tsx';\n",
  );
});

test('the name of a type or of a folder is taken', () => {
  expect(takenNames(project)).not.toContain('talks');
  mkdirSync(inSections('talks'));
  expect(takenNames(project)).toEqual(expect.arrayContaining(['hero', 'talks']));
});
