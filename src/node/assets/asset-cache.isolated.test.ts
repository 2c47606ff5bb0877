import { existsSync, mkdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderForTests } from '../../../tests/unit/file-faults.ts';

const cacheFolder = folderForTests();
vi.doMock('../project/places.js', () => ({ cacheFolder, engineVersion: '1.0.0' }));

/** The cache as the next process finds it. */
async function openCache() {
  vi.resetModules();
  const cache = await import('./asset-cache.ts');
  return { ...cache, fileOf: (name: string) => join(cache.assetCacheDir, name) };
}
let cache: Awaited<ReturnType<typeof openCache>>;
beforeEach(async () => {
  cache = await openCache();
});
const make = (content: string) => () => Promise.resolve(content);

test('a file that is wanted several times at once is made once, and whole for all', async () => {
  let made = 0;
  const want = async () => {
    await cache.cacheAsset('once.txt', async () => Buffer.from(`${++made}`));
    return readFile(cache.fileOf('once.txt'), 'utf8');
  };
  expect(await Promise.all([want(), want(), want()])).toEqual(['1', '1', '1']);
  expect(await want()).toBe('1');
  cache = await openCache();
  expect(await want()).toBe('1');
});

test('what another version of Vitrine has made of the same input is made anew, under another name', async () => {
  const build = (text: string) =>
    cache.buildAsset({ stem: 'font', ending: 'txt', from: ['letters'], make: make(text) });
  const before = await build('old');
  vi.doMock('../project/places.js', () => ({ cacheFolder, engineVersion: '1.1.0' }));
  cache = await openCache();
  const after = await build('new');
  vi.doMock('../project/places.js', () => ({ cacheFolder, engineVersion: '1.0.0' }));
  expect(after).not.toBe(before);
  expect(await readFile(cache.fileOf(after), 'utf8')).toBe('new');
});

test('beyond 50 MB, what was not used for the longest time leaves the cache, but nothing that the build uses', async () => {
  const ages = { 'used.txt': 9, 'older.txt': 5, 'newer.txt': 3 };
  mkdirSync(cache.assetCacheDir, { recursive: true });
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(cache.fileOf(name), '');
    truncateSync(cache.fileOf(name), 30_000_000);
    utimesSync(cache.fileOf(name), 0, Date.now() / 1000 - days * 86_400);
  }
  await cache.cacheAsset('used.txt', make('never made'));
  await cache.pruneCache();
  const isThere = (name: string) => existsSync(cache.fileOf(name));
  expect(Object.keys(ages).filter(isThere)).toEqual(['used.txt', 'newer.txt']);
});
