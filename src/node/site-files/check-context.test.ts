import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../../tests/sample-site.ts';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { findCollisions, readCheckContext } from './check-context.ts';

const folder = folderForTests();
mkdirSync(join(folder, 'media'));
const files = ['/media/Zoë.png', "/media/Zoë's.png", '/media/unnamed.png'];
for (const path of files) writeFileSync(join(folder, path), '');

test('a file is looked into where a text names it, however its accents and quotation marks are written', async () => {
  const text = `src: /media/Zoë.png\nphoto: '/media/Zoë''s.png'\n`.normalize('NFD');
  const { media, faultOf } = await readCheckContext([text], readPublicFolder(folder));
  const faults = [...files, '/media', '/media/'].map(
    (path) => faultOf(path, { role: 'picture' })?.fault,
  );
  expect(faults).toEqual(['is empty', 'is empty', undefined, 'is a folder', 'is a folder']);
  expect([...media].sort()).toEqual([...files].sort());
});

const collisions = (files: readonly string[], config = site) =>
  findCollisions(config, {
    files: new Map(files.map((file) => [file, file])),
    folders: new Map(),
    symlinksOutside: [],
    leftOut: [],
  }).map(({ file }) => file);

test.each([
  '/index.html',
  '/404.html',
  '/about-me/index.html',
  '/page.json',
  '/about-me',
  '/api/index',
])('public%s would replace what the site has there', (file) => {
  expect(collisions([file])).toEqual([`public${file}`]);
});

test('any other file may be there, and take the place of what is made beside the pages', () => {
  const files = ['/favicon.ico', '/robots.txt', '/CNAME', '/about.html', '/api/old'];
  expect(collisions(files)).toEqual([]);
  const remote = { ...site, api: { ...site.api, host: 'https://api.example.com' } };
  expect(collisions(['/api/index'], remote)).toEqual([]);
});
