import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const folder = folderForTests();
const siteFile = join(folder, 'site.config.yaml');
const contentFile = join(folder, 'index.yaml');
vi.doMock('../project/paths.ts', async (original) => {
  return { ...(await original<object>()), siteFile, contentFile };
});
const { lastGoodSiteFiles, reloadSiteFiles } = await import('./site-files.ts');
const { ProblemError } = await import('./problem-error.ts');

const siteOf = (name: string) => `app: { name: ${name}, description: A site. }
owner: { name: Ada }
pages: [{ path: '', link: Start, title: Start, sections: [{ type: hero }] }]
`;
const nameShown = async () => (await lastGoodSiteFiles()).site.app.name;

test('where both files are missing, the message names the folder, which may be the wrong one', async () => {
  const told = `go to the folder of your site, since this is ${folder}`;
  await expect(lastGoodSiteFiles()).rejects.toThrow(told);
});

test('files that have been wrong since the start are an error, until what they lack has come; later the last good ones count', async () => {
  mkdirSync(siteFile);
  await expect(lastGoodSiteFiles()).rejects.toThrow(ProblemError);
  await expect(lastGoodSiteFiles()).rejects.toThrow('this is a folder');
  rmSync(siteFile, { recursive: true });
  await expect(lastGoodSiteFiles()).rejects.toThrow('this is missing');
  writeFileSync(siteFile, siteOf('First'));
  writeFileSync(contentFile, 'projects: []\ncontactMe: []\n');
  expect(await nameShown()).toBe('First');
  expect(await lastGoodSiteFiles()).toBe(await lastGoodSiteFiles());
  writeFileSync(siteFile, siteOf('Second'));
  expect(await nameShown()).toBe('Second');
  writeFileSync(siteFile, 'app: nothing else\n');
  expect(await reloadSiteFiles()).toMatchObject({ ok: false });
  expect(await nameShown()).toBe('Second');
});

test('the answer of the service is the same to the letter, however the owner and the projects are written', async () => {
  const answerTo = async (site: string, content: string) => {
    writeFileSync(siteFile, site);
    writeFileSync(contentFile, content);
    return JSON.stringify((await lastGoodSiteFiles()).content);
  };
  const own = 'personalOwn: { own: { nameOwn: Ada, profession: Engineer, label: Hi } }';
  const rows = "projects: [[Engine, https://ada.dev, Brass.], [Notes, '', '']]";
  const owner = 'owner: { name: Ada, profession: Engineer, tagline: Hi }';
  const engine = '{ url: https://ada.dev, title: Engine, description: Brass., tags: [A] }';
  const blocks = `projects: [${engine}, { title: Notes }]`;
  const answer =
    '{"personalOwn":{"own":{"nameOwn":"Ada","profession":"Engineer","label":"Hi"}},"projects":[["Engine","https://ada.dev","Brass."],["Notes","",""]],"contactMe":[]}';
  expect(await answerTo(siteOf('Old'), `${own}\n${rows}\n`)).toBe(answer);
  const site = siteOf('New').replace(/^owner.*$/m, owner);
  expect(await answerTo(site, `contactMe: []\n${blocks}\n`)).toBe(answer);
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

const shows = (section: string, host = "''") =>
  `${siteOf('A').replace('{ type: hero }', `{ type: hero }, ${section}`)}api: { host: ${host} }\n`;
const contacts = '{ type: contact, heading: A }';
const hidden = '{ type: contact, heading: A, hidden: true }';
const lacking = expect.stringMatching(/^this section shows what .* has as contactMe/);

test.each([
  [shows('{ type: projects, heading: A }'), 'projects: []\n', []],
  [shows(hidden), '# Nothing yet\n', []],
  [shows(contacts, 'https://a.de'), 'projects: []\n', []],
  [shows(contacts), 'projects: []\n', [{ path: 'pages[0].sections[1]', message: lacking }]],
])('of the content, only what a section shows has to be there: %j with %j', async (...texts) => {
  const [site, content, problems] = texts;
  writeFileSync(siteFile, site);
  writeFileSync(contentFile, content);
  const expected = problems.length === 0 ? { ok: true } : { problems };
  expect(await reloadSiteFiles()).toMatchObject(expected);
});
