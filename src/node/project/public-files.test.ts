// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicFiles, publicPlace } from './public-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a file is found whichever form its accents have on the disk', () => {
  writeFileSync(join(folder, 'Zoë.jpg'.normalize('NFD')), 'composed of two');
  const path = '/Zoë.jpg'.normalize('NFC');
  expect(publicFiles(folder)).toEqual([path]);
  expect(readFileSync(publicPlace(path, folder), 'utf8')).toBe('composed of two');
});

test('links are followed, once where they lead back', () => {
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'cv.pdf'), '');
  symlinkSync(folder, join(folder, 'files', 'again'), 'junction');
  symlinkSync(join(folder, 'files'), join(folder, 'shared'), 'junction');
  expect(publicFiles(folder).sort()).toEqual(['/files/cv.pdf', '/shared/cv.pdf']);
});

test('a link that leads nowhere is listed, and no folder at all is empty', () => {
  symlinkSync(join(folder, 'nothing'), join(folder, 'lost.jpg'));
  expect(publicFiles(folder)).toEqual(['/lost.jpg']);
  expect(publicFiles(join(folder, 'nothing'))).toEqual([]);
});
