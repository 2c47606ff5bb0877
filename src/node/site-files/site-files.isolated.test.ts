import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { sampleFiles } from '../../../tests/sample-site.ts';
import { contentFile, siteFile } from '../project/paths.ts';
import { lastGoodSiteFiles, ProblemError, reloadSiteFiles } from './site-files.ts';

vi.mock('../project/paths.ts', async (original) => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  return {
    ...(await original<typeof import('../project/paths.ts')>()),
    siteFile: join(folder, 'site.config.yaml'),
    contentFile: join(folder, 'index.yaml'),
  };
});
afterAll(() => rmSync(dirname(siteFile), { recursive: true }));

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

test('where both files are missing, the message names the folder, which may be the wrong one', async () => {
  await expect(lastGoodSiteFiles()).rejects.toThrow(
    `go to the folder of your site, since this is ${dirname(siteFile)}`,
  );
});

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

test('the answer of the service is the same to the letter, however the owner and the projects are written', async () => {
  const rows = `projects:
  - [Engine, https://ada.dev/engine, It weaves numbers.]
  - [Notes, '', '']
`;
  const blocks = `projects:
  - { url: https://ada.dev/engine, title: Engine, description: It weaves numbers., tags: [Brass] }
  - title: Notes
`;
  const own = 'personalOwn: { own: { nameOwn: Ada, profession: Engineer, label: Hi } }\n';
  const owner = 'owner: { name: Ada, profession: Engineer, tagline: Hi }';
  const answers: string[] = [];
  for (const [site, content] of [
    [siteOf('Old'), `${own}${rows}contactMe: []\n`],
    [siteOf('New').replace(/^owner.*$/m, owner), `contactMe: []\n${blocks}`],
  ] as const) {
    writeFileSync(siteFile, site);
    writeFileSync(contentFile, content);
    answers.push(JSON.stringify((await lastGoodSiteFiles()).content));
  }
  expect(answers[0]).toBe(
    '{"personalOwn":{"own":{"nameOwn":"Ada","profession":"Engineer","label":"Hi"}},"projects":[["Engine","https://ada.dev/engine","It weaves numbers."],["Notes","",""]],"contactMe":[]}',
  );
  expect(answers[1]).toBe(answers[0]);
});

test('a project leads to a page of the site file, and to no other', async () => {
  const content = (page: string) =>
    `projects:\n  - { title: Notes, page: '${page}' }\ncontactMe: []\n`;
  writeFileSync(contentFile, content(''));
  expect(await reloadSiteFiles()).toMatchObject({ ok: true });
  writeFileSync(contentFile, content('work'));
  expect(await reloadSiteFiles()).toMatchObject({
    problems: [{ path: 'projects[0].page', message: 'no page has the path "work"' }],
  });
});
