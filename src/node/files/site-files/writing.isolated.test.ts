import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const site = folderForTests();
vi.doMock('../project/places.js', async (original) => ({ ...(await original<object>()), site }));
const { loadSiteFiles } = await import('./site-files.ts');
const { drafts } = await import('./writing.ts');
const { countUntranslated, untranslatedTexts } = await import('./untranslated-texts.ts');

const paths = { site: join(site, 'site.config.yaml'), content: join(site, 'index.yaml') };
const list = '{ type: writing, heading: Notes, folder: notes }';

/** Loads a site with this section on its page `writing`, and these texts. */
async function load(section: string, texts: Readonly<Record<string, string>>, more = '') {
  writeFileSync(
    paths.site,
    `app: { name: Ada, description: A site. }
owner: { name: Ada }
pages:
  - { path: '', link: Start, sections: [{ type: prose, paragraphs: ['[Oil](writing/oil)'] }] }
  - { path: writing, link: Notes, sections: [${section}] }
${more}`,
  );
  writeFileSync(paths.content, 'projects: []\n');
  rmSync(join(site, 'content'), { recursive: true, force: true });
  for (const [name, text] of Object.entries({ 'oil.md': '# Oil\n\nA', ...texts })) {
    const path = join(site, 'content', 'notes', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const read = await loadSiteFiles(paths);
  if (read.ok) return read.value.site.pages;
  return read.problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

test('a folder is listed by date, the latest first, among texts that stand elsewhere', async () => {
  const [, page] = await load(
    list.replace(
      '}',
      ", items: [{ title: 'Ink, and wax', date: 2024-03, url: https://a.example }] }",
    ),
    {
      'old.md': '---\ndate: 2019-05\n---\n# Old: a start\n\nA',
      'new.md':
        '---\ntitle: "New, again"\ndate: 2024-03-02\ndescription: Of it.\ntags: [Wax]\n---\nA',
      'no-title.md': 'A',
      'draft.md': '---\nhidden: true\n---\n# Draft\n\nA',
    },
  );
  expect(page).toMatchObject({
    sections: [
      {
        items: [
          { title: 'New, again', page: 'writing/new', description: 'Of it.', tags: ['Wax'] },
          { title: 'Ink, and wax', url: 'https://a.example' },
          { title: 'Old: a start', page: 'writing/old', date: '2019-05' },
          { title: 'no title', page: 'writing/no-title' },
          { title: 'Oil', page: 'writing/oil' },
        ],
      },
    ],
  });
});

test('each text has a page that opens with its title and its date, and names others by their files', async () => {
  const pages = await load(list, {
    'new.md': '---\ndate: 2024-03\ntags: [Wax]\n---\n# New\n\nSee [oil](./oil.md).',
    'Über Öl.md': 'A',
  });
  expect(pages.map((page) => (typeof page === 'string' ? page : page.path))).toEqual([
    ...['', 'writing', 'writing/new', 'writing/oil', 'writing/uber-ol'],
  ]);
  expect(pages[2]).toMatchObject({
    link: 'New',
    menu: false,
    sections: [
      { type: 'cover', heading: 'New', tags: ['2024-03', 'Wax'] },
      {
        type: 'prose',
        paragraphs: [['See ', { text: 'oil', page: 'writing/oil' }, '.']],
      },
    ],
  });
});

test.each([
  ['your-name.md', 'A', 'your name'],
  ['new.md', '# “Half of a quote\n\nA', '“Half of a quote'],
  ['new.md', '# Use [NAME] and **\n\nA', 'Use [NAME] and **'],
])('the text %s with %j has a page with its words as they are', async (name, text, title) => {
  const pages = await load(list, { [name]: text });
  const path = `writing/${name.replace('.md', '')}`;
  expect(pages).toContainEqual(
    expect.objectContaining({
      ...{ path, link: title },
      sections: [expect.objectContaining({ heading: title }), expect.anything()],
    }),
  );
});

test('a page of the owner takes the place of the page of a text', async () => {
  const own =
    "  - { path: writing/oil, menu: false, sections: [{ type: prose, paragraphs: ['B'] }] }";
  const pages = await load(list, {}, own);
  expect(pages).toHaveLength(3);
  expect(pages[2]).toMatchObject({ sections: [{ paragraphs: ['B'] }] });
});

test.each([
  [list, { 'new.md': '[a](./gone.md)' }, 'content/notes/new.md:1:5 no page has the path'],
  [list, { 'new.md': '---\ndate: 2024-13-01\n---\nA' }, 'content/notes/new.md:2:7 '],
  [list.replace('notes }', '../notes }'), {}, 'site.config.yaml:5:'],
  [list.replace(', folder: notes', ''), {}, 'site.config.yaml:5:'],
  [
    list,
    { 'Öl.md': 'A', 'ol.md': 'B' },
    'content/notes/Öl.md:1:1 this text would have the same address',
  ],
  [list, { '日記.md': 'A' }, 'content/notes/日記.md:1:1 an address is made of the name of a file'],
  [
    list,
    { 'index.md': 'A' },
    'content/notes/index.md:1:1 an address is made of the name of a file',
  ],
  [list, { 'con.md': 'A' }, 'content/notes/con.md:1:1 an address is made of the name of a file'],
  [list, { [`${'a'.repeat(241)}.md`]: 'A' }, 'aaa.md:1:1 an address is made of the name of a file'],
])('with %s and %j it tells what is wrong', async (section, texts, expected) => {
  expect((await load(section, texts)).map(String).join('\n')).toContain(expected);
});

/** Loads a site in German and English with a list and a section that have these texts. */
async function loadInLanguages(texts: Readonly<Record<string, string>>, more = '') {
  const app = 'app: { name: Ada, languages: [de, en], description: { de: Von Ada., en: By Ada. } }';
  const path = '{ de: notizen, en: notes }';
  writeFileSync(
    paths.site,
    `${app}
owner: { name: Ada }
pages:
  - { path: '', link: Start, sections: [{ type: prose, file: notes/oil.md }] }
  - { path: ${path}, link: { de: Notizen, en: Notes }, sections: [{ type: writing, heading: { de: Notizen, en: Notes }, folder: notes }] }
${more}`,
  );
  writeFileSync(paths.content, 'projects: []\n');
  rmSync(join(site, 'content'), { recursive: true, force: true });
  mkdirSync(join(site, 'content/notes'), { recursive: true });
  for (const [name, text] of Object.entries(texts))
    writeFileSync(join(site, 'content/notes', name), text);
  const read = await loadSiteFiles(paths);
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'));
  const [english] = read.value.translations;
  return { german: read.value, english };
}

test('a text has a file for each language, and pages at the same place in each', async () => {
  const { german, english } = await loadInLanguages({
    'oil.md': '# Öl\n\nSiehe [Wachs](./wax.md).',
    'oil.en.md': '# Oil: a start\n\nSee [wax](./wax.en.md), or [ink](./ink.md).',
    'wax.de.md': '# Wachs\n\nA',
    'wax.en.md': '# Wax\n\nA',
    'ink.en.md': '# Ink\n\nA',
  });
  const [, germanList, ...germanPages] = german.site.pages;
  const [start, list, ...pages] = english?.site.pages ?? [];
  expect(germanPages.map(({ path, link }) => [path, link])).toEqual([
    ...[
      ['notizen/ink', 'Ink'],
      ['notizen/oil', 'Öl'],
      ['notizen/wax', 'Wachs'],
    ],
  ]);
  expect(pages.map(({ path, link }) => [path, link])).toEqual([
    ...[
      ['notes/ink', 'Ink'],
      ['notes/oil', 'Oil: a start'],
      ['notes/wax', 'Wax'],
    ],
  ]);
  expect([german.places, english?.places]).toEqual([
    ['', 'notizen', 'notizen/ink', 'notizen/oil', 'notizen/wax'],
    ['', 'notes', 'notes/ink', 'notes/oil', 'notes/wax'],
  ]);
  expect(germanList?.sections[0]).toMatchObject({ items: [{ title: 'Ink' }, { title: 'Öl' }, {}] });
  expect(list?.sections[0]).toMatchObject({ items: [{}, { title: 'Oil: a start' }, {}] });
  expect(start?.sections[0]).toMatchObject({
    heading: 'Oil: a start',
    paragraphs: [
      [
        'See ',
        { text: 'wax', page: 'notes/wax' },
        ', or ',
        { text: 'ink', page: 'notes/ink' },
        '.',
      ],
    ],
  });
});

test('a text that a language lacks is that of another one, says so, and is to be translated', async () => {
  const { german, english } = await loadInLanguages({
    'oil.md': '---\ntitle: "Öl, und Leder"\ntags: [Pflege]\n---\nA',
    'ink.en.md': '# Ink\n\nB',
  });
  const proseOf = (pages: typeof german.site.pages | undefined, path: string) =>
    pages?.find((page) => page.path === path)?.sections.find(({ type }) => type === 'prose');
  expect(proseOf(english?.site.pages, 'notes/oil')).toMatchObject({ language: 'de' });
  expect(proseOf(english?.site.pages, 'notes/ink')).toHaveProperty('language', undefined);
  expect(proseOf(german.site.pages, 'notizen/ink')).toMatchObject({ language: 'en' });
  expect(english?.borrowed).toMatchObject({ 'Öl, und Leder': 'de', Pflege: 'de' });
  const lines = countUntranslated(
    (await untranslatedTexts(paths)).filter(({ file }) => file.endsWith('.md')),
  );
  expect(lines).toEqual([
    expect.stringContaining('In de, 1 text is still to be translated: content/notes/ink.en.md'),
    expect.stringContaining('In en, 1 text is still to be translated: content/notes/oil.md'),
  ]);
});

test('a mistake in the text of any language is told in its file', async () => {
  const texts = { 'oil.md': 'A', 'oil.en.md': '[a](./gone.md)' };
  await expect(loadInLanguages(texts)).rejects.toThrow('no page has the path');
});

test('without languages, a tag in the name of a file is a part of the name', async () => {
  const pages = await load(list, { 'oil.en.md': '# English\n\nA' });
  expect(pages.map((page) => (typeof page === 'string' ? page : page.path))).toEqual([
    ...['', 'writing', 'writing/oil-en', 'writing/oil'],
  ]);
});

test('in development a draft is listed with a label, and has a page', async () => {
  drafts.areShown = true;
  const pages = await load(list, {
    'new.md': '---\nhidden: true\ntags: [Wax]\n---\n# New: a start\n\nA',
  });
  drafts.areShown = false;
  expect(pages[1]).toMatchObject({
    sections: [{ items: [{ title: 'New: a start', tags: ['Draft', 'Wax'] }, {}] }],
  });
  expect(pages[2]).toMatchObject({
    path: 'writing/new',
    sections: [{ tags: ['Draft', 'Wax'] }, {}],
  });
});

test('a folder that a page lists twice has each text once', async () => {
  const pages = await load(`${list}, ${list}`, {});
  expect(pages.map((page) => (typeof page === 'string' ? page : page.path))).toEqual([
    ...['', 'writing', 'writing/oil'],
  ]);
});

test('a page of the owner at the address of a text in one language moves no page of another', async () => {
  const texts = { 'ink.md': 'A', 'oil.md': 'B', 'wax.md': 'C' };
  const path = '{ de: notizen/ink, en: ink }';
  const own = `  - { path: ${path}, link: { de: Tinte, en: Ink }, sections: [{ type: prose, paragraphs: [D] }] }`;
  const { german, english } = await loadInLanguages(texts, own);
  expect([german.places, english?.places]).toEqual([
    ['', 'notizen', 'notizen/ink', null, 'notizen/oil', 'notizen/wax'],
    ['', 'notes', 'ink', 'notes/ink', 'notes/oil', 'notes/wax'],
  ]);
});

test('a list that is left out has no pages of its texts', async () => {
  const pathsOf = (pages: Awaited<ReturnType<typeof load>>) =>
    pages.map((page) => (typeof page === 'string' ? page : page.path));
  const hidden = list.replace('}', ', hidden: true }');
  expect(pathsOf(await load(hidden, {}))).toEqual(['', 'writing']);
  const more = `  - { path: more, link: More, hidden: true, sections: [${list}] }`;
  expect(pathsOf(await load(list, {}, more))).toEqual(['', 'writing', 'writing/oil']);
});

test('files may write their languages in capitals, and without a country', async () => {
  const { english, german } = await loadInLanguages({
    'oil.md': '# Öl\n\nA',
    'oil.EN.md': '# Oil\n\nSee [wax](/notizen/wax) and [that](/notes/wax).',
    'wax.en.md': '# Wax\n\nA',
  });
  expect(english?.site.pages.map(({ link }) => link)).toEqual(['Start', 'Notes', 'Oil', 'Wax']);
  expect(german.borrowed).toMatchObject({ Wax: 'en' });
});

test('a section may name the file of a language', async () => {
  const file = '{ de: notes/oil.de.md, en: notes/oil.en.md }';
  const more = `  - { path: more, link: { de: Mehr, en: More }, sections: [{ type: prose, file: ${file} }] }`;
  const texts = { 'oil.de.md': '# Öl\n\nA', 'oil.en.md': '# Oil\n\nA' };
  const { english, german } = await loadInLanguages(texts, more);
  for (const [site, heading] of [
    [german, 'Öl'],
    [english, 'Oil'],
  ] as const)
    expect(site?.site.pages[2]?.sections[0]).toMatchObject({ heading, language: undefined });
  expect(await untranslatedTexts(paths)).not.toContainEqual(
    expect.objectContaining({ file: expect.stringContaining('.md') }),
  );
});

test('a link to a draft is told by the file that it is in', async () => {
  const { german } = await loadInLanguages({
    'oil.md': '# Öl\n\nSiehe [Wachs](./wax.md).',
    'wax.md': '---\nhidden: true\n---\nA',
  });
  expect(german.deadLinks).toContain('content/notes/oil.md');
  expect(german.deadLinks.join()).not.toContain('pages[2]');
});
