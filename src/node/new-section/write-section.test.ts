// @vitest-environment node
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../project/paths.ts';
import { exportedNames } from './registry.ts';
import { takenNames, writeSection } from './write-section.ts';

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'vitrine-'));
  cpSync(join(root, 'src', 'sections'), join(project, 'src', 'sections'), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true }));

test('a new type has the five files of a type, and a line in each registry', () => {
  const written = writeSection(project, 'talks');
  const inSections = (file: string) => join(project, 'src', 'sections', file);
  expect(readdirSync(inSections('talks')).sort()).toEqual(readdirSync(inSections('links')).sort());
  for (const file of ['schemas.ts', 'views.ts']) {
    const before = readFileSync(join(root, 'src', 'sections', file), 'utf8');
    const after = readFileSync(inSections(file), 'utf8');
    expect(exportedNames(after)).toEqual([...exportedNames(before), 'talks'].sort());
    expect(after.split('\n')).toHaveLength(before.split('\n').length + 1);
  }
  expect(written).toHaveLength(7);
  for (const file of written) expect(existsSync(join(project, file)), file).toBe(true);
});

test('the name of a type or of a folder is taken', () => {
  expect(takenNames(project)).not.toContain('talks');
  writeSection(project, 'talks');
  expect(takenNames(project)).toEqual(expect.arrayContaining(['hero', 'talks']));
});
