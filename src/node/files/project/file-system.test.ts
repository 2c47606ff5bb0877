import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';
import { replaceFiles, versionOf } from './file-system.ts';
import { plainly } from './plain-error.ts';

const folder = folderForTests();

test('a file has another version after each change, and none where it is missing', () => {
  const file = join(folder, 'a.txt');
  expect(versionOf(file)).toBeUndefined();
  writeFileSync(file, 'one');
  const first = versionOf(file);
  writeFileSync(file, 'three');
  expect(versionOf(file)).not.toBe(first);
  symlinkSync(join(folder, 'loop'), join(folder, 'loop'), 'junction');
  expect(versionOf(join(folder, 'loop'))).toBe('ELOOP');
});

test('files are replaced together, or none is, and no draft is left or follows a link', () => {
  const place = (name: string) => join(folder, name);
  const [a, b, other] = [place('one.txt'), place('two.txt'), place('other.txt')];
  for (const file of [a, b, other]) writeFileSync(file, 'old');
  // The draft of the second file has the name of a link, as another program may have made it.
  symlinkSync(other, join(folder, `.two.txt.${process.pid}`));
  const read = () => [a, b, other].map((file) => readFileSync(file, 'utf8'));
  const below = join(folder, 'no', 'folder.txt');
  const both = [a, b].map((file) => [file, 'new'] as const);
  expect(() => replaceFiles([...both, [below, 'new']])).toThrow('ENOENT');
  expect(replaceFiles(both, () => false)).toBe(false);
  expect(read()).toEqual(['old', 'old', 'old']);
  expect(replaceFiles(both)).toBe(true);
  expect(read()).toEqual(['new', 'new', 'old']);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.each(['ENOSPC', 'EDQUOT'])('a full disk (%s) is one line, without a stack trace', (code) => {
  const error = plainly(Object.assign(new Error('write'), { code }));
  const line = `There is no room left on the disk (${code}): make room, and do this again.`;
  expect(inspect(error)).toBe(line);
});
