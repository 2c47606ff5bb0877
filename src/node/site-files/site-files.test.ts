import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { contentFile, root, siteFile } from '../project/paths.ts';
import { lastGoodSiteFiles, ProblemError, reloadSiteFiles } from './site-files.ts';

vi.mock('../project/paths.ts', async (original) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  return {
    ...(await original<typeof import('../project/paths.ts')>()),
    root: folder,
    siteFile: join(folder, 'site.config.yaml'),
    contentFile: join(folder, 'index.yaml'),
  };
});
afterAll(() => rmSync(root, { recursive: true }));

const siteOf = (name: string) => `app: { name: ${name}, language: en, description: A site. }
owner: { name: Ada }
navigation: { label: Main, skip: Skip, menu: Menu }
pages:
  - path: ''
    link: Start
    title: Start
    sections:
      - { type: technologies, heading: Tools, items: [One] }
`;
const nameShown = async () => (await lastGoodSiteFiles()).site.app.name;

test('files that have been wrong since the start are an error, until what they lack has come', async () => {
  mkdirSync(siteFile);
  await expect(lastGoodSiteFiles()).rejects.toThrow(ProblemError);
  await expect(lastGoodSiteFiles()).rejects.toThrow('this is a folder');
  rmSync(siteFile, { recursive: true });
  await expect(lastGoodSiteFiles()).rejects.toThrow('this is missing');
  writeFileSync(siteFile, siteOf('First'));
  copyFileSync(sampleFiles.content, contentFile);
  expect(await nameShown()).toBe('First');
});

test('the files are not read again before one of the two has changed', async () => {
  expect(await lastGoodSiteFiles()).toBe(await lastGoodSiteFiles());
  writeFileSync(siteFile, siteOf('Second'));
  expect(await nameShown()).toBe('Second');
});

test('an edit is read once, and a wrong one leaves what was said before', async () => {
  writeFileSync(siteFile, 'app: nothing else\n');
  expect(await reloadSiteFiles()).toMatchObject({ ok: false });
  expect(await nameShown()).toBe('Second');
});
