import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const folder = folderForTests();
vi.stubEnv('VITRINE_SITE', folder);
vi.resetModules();
const { lookAtOwnerFiles, watchOwnerFiles } = await import('./watch.ts');
const { ownerFiles } = await import('./owner-files.ts');
const { publicDir } = await import('../project/public-files.ts');

const media = join(publicDir, 'media');
mkdirSync(join(folder, 'content'));
mkdirSync(media, { recursive: true });
for (const file of Object.values(ownerFiles)) writeFileSync(file, 'first');
writeFileSync(join(media, 'a.txt'), 'a');

/** What was told of each change, and the site file at that time. */
let told: { media: readonly string[]; site: string }[] = [];
beforeEach(async () => {
  await lookAtOwnerFiles(true);
  told = [];
});
const raise = (error: unknown) => {
  throw error;
};
const end = watchOwnerFiles(async (paths) => {
  told.push({ media: [...paths].sort(), site: readFileSync(ownerFiles.site, 'utf8') });
}, raise);
afterAll(end);

test('each save is told, however soon it follows another', async () => {
  writeFileSync(ownerFiles.site, 'second');
  const first = lookAtOwnerFiles();
  writeFileSync(ownerFiles.site, 'third, and longer');
  await first;
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ media: [], site: 'third, and longer' }));
});

test('the file of a theme is watched from when it comes until it is gone', async () => {
  const themes = join(folder, 'themes');
  mkdirSync(themes);
  for (const radius of [1, 2]) {
    writeFileSync(join(themes, 'paper.yaml'), `radius: ${radius}  ${'#'.repeat(radius)}`);
    await lookAtOwnerFiles();
    await vi.waitFor(() => expect(told).toHaveLength(radius));
  }
  rmSync(themes, { recursive: true });
  await vi.waitFor(() => expect(told).toHaveLength(3));
});

test('a file that an editor empties before it writes is told once it is written', async () => {
  writeFileSync(ownerFiles.site, '');
  const look = lookAtOwnerFiles(true);
  // By then the look has begun.
  await Promise.resolve();
  writeFileSync(ownerFiles.site, 'whole');
  await look;
  expect(told).toEqual([{ media: [], site: 'whole' }]);
});

test('a folder that is removed and restored is told of both times, without an event of the system', async () => {
  const names = [expect.stringContaining('/media/a.txt')];
  const elsewhere = join(folder, 'elsewhere');
  renameSync(media, elsewhere);
  await vi.waitFor(() => expect(told).toMatchObject([{ media: names }]), 5000);
  cpSync(elsewhere, media, { recursive: true });
  await vi.waitFor(() => expect(told).toMatchObject([{ media: names }, { media: names }]), 5000);
});

test('thirty files that are copied one after the other are one change', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index + 10}.txt`);
  const copy = (each: string) => writeFileSync(join(media, each), each);
  names.slice(0, 15).forEach(copy);
  const look = lookAtOwnerFiles(true);
  await Promise.resolve();
  names.slice(15).forEach(copy);
  await look;
  expect(told).toMatchObject([{ media: names.map((each) => `/media/${each}`) }]);
});
