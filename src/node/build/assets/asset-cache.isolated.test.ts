import { existsSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const cacheFolder = folderForTests();
const fileOf = (name: string) => join(cacheFolder, name);
const contentOf = (name: string) => readFileSync(fileOf(name), 'utf8');

/** The cache as the next process finds it, of this version of Vitrine. */
function openCache(engineVersion = '1.0.0') {
  vi.doMock('../../files/project/places.js', () => ({ cacheFolder, engineVersion }));
  vi.resetModules();
  return import('./asset-cache.ts');
}

test('a file that is wanted several times at once is made once, and whole for all', async () => {
  let made = 0;
  const want = async ({ cacheAsset }: Awaited<ReturnType<typeof openCache>>) =>
    contentOf(await cacheAsset('once.txt', async () => Buffer.from(`${++made}`)));
  const cache = await openCache();
  expect(await Promise.all([want(cache), want(cache), want(cache)])).toEqual(['1', '1', '1']);
  expect(await want(await openCache())).toBe('1');
});

test('what another version of Vitrine has made of the same input is made anew, under another name', async () => {
  const recipe = { stem: 'font', ending: 'txt', from: ['letters'] };
  const build = async (version: string) =>
    (await openCache(version)).buildAsset({ ...recipe, make: async () => version });
  const [before, after] = [await build('1.0.0'), await build('1.1.0')];
  expect([before, after].map(contentOf)).toEqual(['1.0.0', '1.1.0']);
});

test('beyond 50 MB, what was not used for the longest time leaves the cache, but nothing that the build uses', async () => {
  const ages = { 'used.txt': 9, 'older.txt': 5, 'newer.txt': 3 };
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(fileOf(name), '');
    truncateSync(fileOf(name), 30_000_000);
    utimesSync(fileOf(name), 0, Date.now() / 1000 - days * 86_400);
  }
  const { cacheAsset, pruneCache } = await openCache();
  await cacheAsset('used.txt', async () => 'never made');
  await pruneCache();
  const left = Object.keys(ages).filter((name) => existsSync(fileOf(name)));
  expect(left).toEqual(['used.txt', 'newer.txt']);
});
