import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { formatText } from '../../../diagnose/messages/format-problems.ts';
import { problemsOf, withoutMedia } from '../../files/site-files/owner-files.ts';
import { readSource } from '../import/read-source.ts';
import { languages } from '../resume/headings.ts';
import { defaultAnswers } from './answers.ts';
import { run } from './new-site.ts';
import { refuseOtherFolder, writeSite } from './site-folder.ts';
import { findFault, siteTexts } from './site-texts.ts';

const texts = siteTexts(defaultAnswers());
/** What a package manager writes where the engine was installed first, so that none has to be packed. */
const installed = '{"dependencies":{"vitrine":"file:vitrine.tgz"}}';

let folder: string;
beforeEach(() => {
  folder = folderForTest();
});

afterEach(() => vi.restoreAllMocks());

test.each(languages)('a new site in %s passes the check, with mail and pictures', (language) => {
  const all = { mail: 'ada@site.example', pictures: folder, role: 'Baker', line: 'I bake.' };
  expect(findFault({ language, ...all })).toBeUndefined();
});

test.each([
  ['de', 'ar'],
  ['ar', 'en'],
  ['pt-PT', 'pt'],
  ['zh', 'la'],
])('a new site in %s and %s passes the check', (language, second) => {
  const all = { mail: 'ada@site.example', pictures: folder, role: 'Baker', line: 'I bake.' };
  expect(findFault({ language, second, ...all })).toBeUndefined();
});

test('a site in two languages says in each what Vitrine brings, and once what was answered', () => {
  const answers = {
    ...defaultAnswers(),
    name: 'Mia',
    line: 'Ich backe.',
    mail: 'mia@site.example',
  };
  const { site, content } = siteTexts({ ...answers, language: 'de', second: 'en' });
  const { app, owner, pages } = parse(site);
  // A thought stands once: descriptions, titles and the labels of links follow the texts that they repeat.
  expect(app).toEqual({ languages: ['de', 'en'], name: 'Mia', production: false });
  expect(owner).toEqual({ name: 'Mia', tagline: { de: 'Ich backe.' } });
  expect(pages[0].sections[0].links.pages[0]).toEqual({ page: 'projekte' });
  expect(pages[1]).not.toHaveProperty('title');
  expect(pages[1]).toMatchObject({
    path: { de: 'projekte', en: 'projects' },
    link: { de: 'Projekte', en: 'Projects' },
    sections: [{ type: 'projects', empty: { de: 'Demnächst.', en: 'Coming soon.' } }],
  });
  expect(parse(content).contactMe).toEqual([
    [{ de: 'E-Mail', en: 'Email' }, 'mailto:mia@site.example'],
  ]);
});

test('what a person does is written in both languages, or said to be missing in the second', async () => {
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'package.json'), installed);
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const given = ['--name', 'Mia', '--language', 'de', '--role', 'Tischlerin', '--line', 'Holz.'];
  const second = ['--second-role', 'Cabinet maker'];
  await expect(run([join(folder, 'site'), ...given, ...second])).rejects.toThrow('--second en');
  await run([join(folder, 'site'), ...given, '--second', 'en', ...second]);
  expect(parse(readFileSync(join(folder, 'site', 'site.config.yaml'), 'utf8')).owner).toEqual({
    name: 'Mia',
    profession: { de: 'Tischlerin', en: 'Cabinet maker' },
    tagline: { de: 'Holz.' },
  });
  expect(told.mock.calls.join('')).toContain('Not written in en yet: line.\n');
});

test.each([
  ['fr', 'Photographe de mariage', '', ['photos', 'Photos']],
  ['fr', 'Photographe de mariage', '.', ['photos', 'Photos'], ['travaux', 'Travaux']],
  ['es', 'Fotógrafa', '', ['fotografias', 'Fotografías']],
  ['ja', '写真家', '', ['projects', '写真']],
  ['de', 'Tischler', '', ['projekte', 'Projekte']],
])('a new site in %s of a %s with pictures in %j has pages that are called so', (...given) => {
  const [language, role, pictures, ...called] = given;
  const { site } = siteTexts({ ...defaultAnswers(), name: 'Mia', language, role, pictures });
  const pages: { path: string; link: string }[] = parse(site).pages;
  expect(pages.slice(1, -1).map(({ path, link }) => [path, link])).toEqual(called);
});

test('what is answered is read from the files as it was written, whatever YAML makes of such texts', () => {
  const line = fc.stringMatching(/^[\w#'":,&*!|>%@`[\]éß日-]{1,30}$/);
  fc.assert(
    fc.property(line, (name) => {
      fc.pre(findFault({ name }) === undefined);
      const { site } = siteTexts({ ...defaultAnswers(), name });
      expect(parse(site)).toMatchObject({ owner: { name } });
    }),
    { numRuns: 20 },
  );
});

test.each([
  [{ name: '' }, 'needs a name'],
  [{ mail: 'no address' }, 'expected'],
  [{ language: 'klingonish' }, 'a language tag'],
  [{ second: 'klingonish' }, 'a language tag'],
  [{ line: '<b>I</b> bake' }, 'expected'],
  [{ pictures: '/no/such/folder' }, 'There is no folder'],
])('the answer %j is refused with what is expected', (answer, told) => {
  expect(findFault(answer)).toContain(told);
});

test('without a terminal the name has to be given', async () => {
  const place = join(folder, 'site');
  for (const more of [[], ['--yes']]) await expect(run([place, ...more])).rejects.toThrow('--name');
  expect(existsSync(place)).toBe(false);
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), installed);
  await run([place, '--name', 'Mia Weber']);
  expect(readFileSync(join(place, 'site.config.yaml'), 'utf8')).toContain('name: Mia Weber');
});

test('a CV with its texts in two languages makes a site in both', async () => {
  const cv = {
    name: 'Jana',
    headline: { de: 'Ingenieurin', es: 'Ingeniera' },
    sections: {
      education: [
        {
          institution: 'TU',
          area: { de: 'Bau' },
          highlights: { de: ['Note 1', 'A'], es: ['Nota 10'] },
        },
      ],
      talks: [{ bullet: { de: 'Holz', es: 'Madera', fr: 'Bois' } }],
    },
  };
  const [file, place] = [join(folder, 'cv.yaml'), join(folder, 'site')];
  writeFileSync(file, stringify({ cv, locale: { de: { language: 'german' } } }));
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), installed);
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await run([place, '--from', file]);
  expect(told.mock.calls.join('')).toContain('cv.yaml  the texts in fr: not read');
  const [site = '', content = ''] = ['site.config.yaml', 'content/index.yaml'].map((name) =>
    readFileSync(join(place, name), 'utf8'),
  );
  expect(formatText(problemsOf({ site, content }, withoutMedia))).toBe('');
  const { app, owner, pages } = parse(site);
  expect(app.languages).toEqual(['de', 'es']);
  expect(owner).toEqual({ name: 'Jana', profession: cv.headline });
  expect(pages[1].sections[0].items).toEqual([
    { title: 'Bau', place: 'TU', points: { de: ['Note 1', 'A'], es: ['Nota 10'] } },
  ]);
  expect(pages[2].sections).toContainEqual({
    ...{ type: 'prose', heading: 'Talks' },
    paragraphs: [{ list: [{ de: 'Holz', es: 'Madera' }] }],
  });
  await expect(readSource(file, 'es')).resolves.toMatchObject({ language: 'es' });
});

test.each([
  ['my-site', 'my-site'],
  ['größe/a.b', 'größe/a.b'],
  ['my site', "'my site'"],
  ["Mia's $HOME;x", "'Mia'\\''s $HOME;x'"],
  ['-x', './-x'],
  ['(a)&`b`', "'(a)&`b`'"],
])('the folder %s is printed for the shell as %s', async (name, printed) => {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), installed);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await run([place, '--name', 'Ada']);
  expect(told.mock.calls.join('')).toContain(`\n  cd ${printed} && npm install`);
});

test('a second language is another one', async () => {
  const twice = run([join(folder, 'site'), '--name', 'Ada', '--language', 'de', '--second', 'de']);
  await expect(twice).rejects.toThrow('--second "de"');
  expect(existsSync(join(folder, 'site'))).toBe(false);
});

test('a folder may hold what a package manager has written, and nothing else', () => {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), installed);
  refuseOtherFolder(folder);
  writeSite(folder, texts, new Map());
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ dependencies: { vitrine: 'file:vitrine.tgz' } });
  expect(manifest, 'a name that no lock file knows').not.toHaveProperty('name');
  expect(Object.keys(manifest.scripts)).toEqual(['dev', 'build', 'preview', 'check']);
  expect(() => refuseOtherFolder(folder)).toThrow('holds something else');
});

test.each([
  ['thesis.txt', '', 'holds something else (thesis.txt)'],
  ['package.json', '{"dependencies":{"express":"5.0.0"}}', 'holds something else (package.json)'],
  ['package.json', '{bad', 'is no package.json that npm could read'],
])('a folder is refused with the file %s: %s', (name, text, told) => {
  writeFileSync(join(folder, name), text);
  expect(() => refuseOtherFolder(folder)).toThrow(told);
  expect(() => refuseOtherFolder(join(folder, name))).toThrow('is a file: name an empty folder');
});

test.each([
  ['en', 'EN'],
  ['pt-BR', 'PT-br'],
  ['de', 'de'],
])('a second language is not the first in other letters: %s and %s', async (language, second) => {
  const given = ['--name', 'Mia', '--yes', '--language', language, '--second', second];
  await expect(run([join(folder, 'site'), ...given])).rejects.toThrow('in this language already');
  const { site } = siteTexts({ ...defaultAnswers(), name: 'Mia', language, second });
  expect(parse(site).app).not.toHaveProperty('languages');
});
