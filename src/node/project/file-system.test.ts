import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { versionOf } from './file-system.ts';

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
