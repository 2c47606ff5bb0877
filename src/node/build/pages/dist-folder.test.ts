import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { replaceSite, withWorkFolder, workFolder } from './dist-folder.ts';

const folder = folderForTests();

/** Creates a folder with these files. Each file contains its own name. */
function folderWith(name: string, ...files: string[]): string {
  const place = join(folder, name);
  mkdirSync(place);
  for (const file of files) writeFileSync(join(place, file), `${name}/${file}`);
  return place;
}

const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

test('a new site takes the place of the last one whole, which stays where there is none after all', async () => {
  const dist = folderWith('dist', 'index.html', 'old.html');
  await expect(replaceSite(join(folder, 'nothing'), dist)).rejects.toThrow();
  expect(read('dist', 'index.html')).toBe('dist/index.html');
  await replaceSite(folderWith('built', 'index.html', 'new.html'), dist);
  expect(read('dist', 'index.html')).toBe('built/index.html');
  expect(readdirSync(dist).sort()).toEqual(['index.html', 'new.html']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a repository within the folder stays, and a link goes on leading to where it did', async () => {
  folderWith('elsewhere', '.git', 'index.html');
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'link'), 'junction');
  await replaceSite(folderWith('built', 'index.html'), join(folder, 'link'));
  expect(read('elsewhere', 'index.html')).toBe('built/index.html');
  expect(read('elsewhere', '.git')).toBe('elsewhere/.git');
});

test('a build that fails leaves none of its own files', async () => {
  const build = async () => {
    mkdirSync(workFolder, { recursive: true });
    writeFileSync(join(workFolder, 'half.html'), '');
    throw new Error('no room left');
  };
  await expect(withWorkFolder(build)).rejects.toThrow('no room left');
  expect(() => readdirSync(workFolder)).toThrow('ENOENT');
});
