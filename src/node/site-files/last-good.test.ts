// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { siteFile } from '../project/paths.ts';
import { lastGoodSiteFiles, reloadSiteFiles } from './last-good.ts';
import { ProblemError } from './site-files.ts';

const disk = vi.hoisted(() => ({
  text: '',
  media: ['/a.jpg'],
  looks: 0,
  read: vi.fn(),
  load: vi.fn(),
}));

vi.mock('../project/file-system.ts', () => ({
  versionOf: (file: string) => (file === siteFile ? disk.text : 'as before'),
}));
vi.mock('../project/public-files.ts', () => ({
  readPublicFolder: () => {
    disk.looks += 1;
    return { files: new Map(disk.media.map((path) => [path, path])) };
  },
}));
vi.mock('./site-files.ts', async (original) => ({
  ...(await original<typeof import('./site-files.ts')>()),
  readSiteFiles: disk.read,
  loadSiteFiles: disk.load,
}));

beforeEach(() => {
  disk.looks = 0;
  disk.read.mockReset();
});

test('public/ is not looked at again before one of the two files has changed', async () => {
  disk.text = 'good';
  disk.read.mockResolvedValue('what both say');
  await lastGoodSiteFiles();
  disk.looks = 0;
  expect(await lastGoodSiteFiles()).toBe('what both say');
  expect(disk).toMatchObject({ looks: 0, text: 'good' });
  expect(disk.read).toHaveBeenCalledTimes(1);
});

test('a mistake leaves what was said before, until a file that was missing has come', async () => {
  disk.text = 'names /b.jpg';
  disk.read.mockRejectedValueOnce(new ProblemError([]));
  expect(await lastGoodSiteFiles()).toBe('what both say');
  expect(await lastGoodSiteFiles()).toBe('what both say');
  disk.media = ['/a.jpg', '/b.jpg'];
  disk.read.mockResolvedValueOnce('what they say now');
  expect(await lastGoodSiteFiles()).toBe('what they say now');
  expect(disk.read).toHaveBeenCalledTimes(2);
});

test('an edit that was read is not read again, and a wrong one leaves what was said before', async () => {
  disk.text = 'edited';
  disk.load.mockResolvedValueOnce({ ok: true, value: 'what the edit says' });
  await reloadSiteFiles();
  expect(await lastGoodSiteFiles()).toBe('what the edit says');
  expect(disk.read).not.toHaveBeenCalled();
  disk.load.mockResolvedValueOnce({ ok: false, problems: [] });
  expect(await reloadSiteFiles()).toEqual({ ok: false, problems: [] });
  expect(await lastGoodSiteFiles()).toBe('what the edit says');
});
