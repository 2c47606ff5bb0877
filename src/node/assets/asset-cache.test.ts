import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { assetCacheDir, cacheAsset } from './asset-cache.ts';

const name = `test-${process.pid}.txt`;
const file = join(assetCacheDir, name);
afterEach(() => rm(file, { force: true }));

test('a file that is wanted several times at once is made once, and whole for all', async () => {
  let made = 0;
  const want = async () => {
    await cacheAsset(name, async () => Buffer.from(`${++made}`));
    return readFile(file, 'utf8');
  };
  expect(await Promise.all([want(), want(), want()])).toEqual(['1', '1', '1']);
  expect(await want()).toBe('1');
});

test('a file that could not be made is made when it is wanted again', async () => {
  const failing = cacheAsset(name, () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
  await cacheAsset(name, async () => Buffer.from('there'));
  expect(await readFile(file, 'utf8')).toBe('there');
});
