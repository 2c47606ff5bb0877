import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { findCollisions, readCheckContext } from './check-context.ts';

const folder = folderForTests();
mkdirSync(join(folder, 'media'));
const files = ['/media/Zoë.png', "/media/Zoë's.png", '/media/unnamed.png'];
for (const path of files) writeFileSync(join(folder, path), '');

test('a file is looked into where a text names it, however its accents and quotation marks are written', async () => {
  const text = `src: /media/Zoë.png\nphoto: '/media/Zoë''s.png'\n`.normalize('NFD');
  const { media, faultOf } = await readCheckContext([text], readPublicFolder(folder));
  const paths = [...files, '/media', '/media/'];
  const faults = paths.map((path) => faultOf(path, { role: 'picture' })?.fault);
  expect(faults).toEqual(['is empty', 'is empty', undefined, 'is a folder', 'is a folder']);
  expect([...media].sort()).toEqual([...files].sort());
});

test('of the files of public/ those are told that would replace what the site has there', () => {
  const replacing = ['/index.html', '/404.html', '/about-me/index.html', '/page.json', '/about-me'];
  const others = ['/favicon.ico', '/robots.txt', '/CNAME', '/about.html', '/api/old'];
  const files = new Map([...replacing, ...others, '/api/index'].map((file) => [file, file]));
  const folder = { files, folders: new Map(), symlinksOutside: [], leftOut: [] };
  const toldOf = (host: string) =>
    findCollisions({ ...site, api: { ...site.api, host } }, folder).map(({ found }) => found);
  expect(toldOf('')).toEqual([...replacing, '/api/index']);
  expect(toldOf('https://api.example.com')).toEqual(replacing);
});
