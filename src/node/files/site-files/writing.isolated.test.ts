import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTests } from '../../../../tests/unit/file-faults.ts';

const site = folderForTests();
vi.doMock('../project/places.js', async (original) => ({ ...(await original<object>()), site }));
const { loadSiteFiles } = await import('./site-files.ts');

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
])('with %s and %j it tells what is wrong', async (section, texts, expected) => {
  expect((await load(section, texts)).map(String).join('\n')).toContain(expected);
});
