import { beforeEach, expect, test, vi } from 'vitest';
import { lastGoodSiteFiles, reloadSiteFiles } from './last-good.ts';
import { ProblemError } from './site-files.ts';

const disk = vi.hoisted(() => ({ text: '', load: vi.fn() }));

vi.mock('../project/file-system.ts', () => ({ versionOf: () => disk.text }));
vi.mock('./site-files.ts', async (original) => ({
  ...(await original<typeof import('./site-files.ts')>()),
  loadSiteFiles: disk.load,
}));

const good = (value: string) => ({ ok: true, value });
const wrong = { ok: false, problems: [] };
beforeEach(() => disk.load.mockReset());

test('files that have been wrong since the start are an error, until what they lack has come', async () => {
  disk.load.mockResolvedValueOnce(wrong);
  await expect(lastGoodSiteFiles()).rejects.toThrow(ProblemError);
  disk.load.mockResolvedValueOnce(good('what both say'));
  await reloadSiteFiles();
  expect(await lastGoodSiteFiles()).toBe('what both say');
});

test('the files are not read again before one of the two has changed', async () => {
  disk.text = 'edited';
  disk.load.mockResolvedValueOnce(good('what both say now'));
  expect(await lastGoodSiteFiles()).toBe('what both say now');
  expect(await lastGoodSiteFiles()).toBe('what both say now');
  expect(disk.load).toHaveBeenCalledTimes(1);
});

test('an edit is read once, and a wrong one leaves what was said before', async () => {
  disk.text = 'wrong';
  disk.load.mockResolvedValueOnce(wrong);
  expect(await reloadSiteFiles()).toEqual(wrong);
  expect(await lastGoodSiteFiles()).toBe('what both say now');
  expect(disk.load).toHaveBeenCalledTimes(1);
});
