import { expect, test } from 'vitest';
import { folderForTest } from '../../../../tests/unit/file-faults.ts';
import { readPublicFolder } from '../project/public-files.ts';
import { bytesOf, checkBoth, withoutMedia } from './owner-files.ts';
import { toSiteFiles } from './site-files.ts';

/** Returns what a language shows of a site, whose page `stuhl` is in German alone. */
function shownIn(language: string, hidden: string, path: string, stuhl: string) {
  const site = `
app:
  name: Werkstatt
  languages: [de, en, ar]
  description: { de: Möbel., en: Furniture., ar: أثاث }
owner: { name: Toni Muster }
footer:
  links: [{ label: Stuhl, page: ${stuhl} }, { label: Tisch, page: tisch }, { label: Ada, url: /stuhl }]
pages:
  - path: ''
    link: Start
    title: Start
    sections:
      - type: hero
        links: { pages: [{ label: Stuhl, page: ${stuhl} }] }
      - type: prose
        paragraphs: ['Ein **[Stuhl](stuhl#bein)**, ein [Tisch](tisch) und [ein *Stuhl*](/stuhl).']
      - { type: links, items: [{ label: Stuhl, url: /stuhl }] }
      - { type: cards, items: [{ title: A, page: ${stuhl} }, { title: B, url: /stuhl }] }
      - { type: timeline, items: [{ title: A, url: /stuhl, points: ['[x](stuhl)'] }] }
  - path: ${path}
    link: Stuhl
    title: Stuhl
    hidden: ${hidden}
    sections: [{ type: prose, id: bein, paragraphs: [A] }]
  - { path: { de: tisch, en: table, ar: table }, link: Tisch, title: Tisch, sections: [{ type: prose, paragraphs: [A] }] }
`;
  const content = `
projects: [[A, /stuhl, B], { title: B, page: ${stuhl} }, { title: C, url: /stuhl, page: tisch }]
contactMe: [[Stuhl, /stuhl], [Post, 'mailto:a@muster.test']]
`;
  const { problems, translations, ...own } = checkBoth(bytesOf({ site, content }), withoutMedia);
  expect(problems).toEqual([]);
  const edition = [own, ...translations].find(({ spoken }) => spoken?.language === language);
  if (!edition?.site.ok || !edition.content.ok) throw new Error('both files are in order');
  const folder = readPublicFolder(folderForTest());
  return toSiteFiles(edition.site.value, edition.content.value, folder, edition.spoken);
}

const forms = [
  ['{ de: false, en: true, ar: true }', '{ de: stuhl, en: chair, ar: chair }', 'stuhl'],
  ['{ de: false, en: true, ar: true }', 'stuhl', '{ de: stuhl }'],
  ['{ en: true, ar: true }', '{ de: stuhl, en: chair }', '{ de: stuhl, en: chair }'],
  ['\n      en: true\n      ar: true', '{ de: stuhl }', '{ de: stuhl, en: }'],
] as const;

const everywhere = [
  ['true', '{ de: stuhl, en: chair, ar: chair }', 'stuhl'],
  ['true', 'stuhl', 'stuhl'],
] as const;

test.each([...forms, ...everywhere])(
  'hidden: %s leaves links to the page out where it is missing',
  (...form) => {
    for (const language of ['en', 'ar']) {
      const { site, content, menu } = shownIn(language, ...form);
      const [hero, prose, cards, timeline, ...others] = site.pages[0]?.sections ?? [];
      expect(hero).not.toHaveProperty('links');
      const table = { text: 'Tisch', page: 'table' };
      const words = [
        'Ein ',
        { strong: 'Stuhl' },
        ', ein ',
        table,
        ' und ein ',
        { em: 'Stuhl' },
        '.',
      ];
      expect(prose).toMatchObject({ paragraphs: [words] });
      // A section of links of which none is left, and entries that are nothing but a link, are not shown.
      expect(others).toEqual([]);
      expect(cards).toMatchObject({ type: 'cards', items: [{ title: 'A' }, { title: 'B' }] });
      expect(timeline).toMatchObject({ items: [{ title: 'A', points: ['x'] }] });
      expect(site.footer).toMatchObject({ links: [{ label: 'Tisch', page: 'table' }] });
      expect(menu.map(({ path }) => path)).toEqual(['', 'table']);
      expect(content).toMatchObject({
        projects: [
          ['A', '', 'B'],
          ['B', '', ''],
          ['C', '', ''],
        ],
        contactMe: [['Post', 'mailto:a@muster.test']],
      });
      expect(JSON.stringify({ site, content })).not.toMatch(/stuhl|chair/);
    }
  },
);

test.each(forms)('hidden: %s leaves all links where the page is', (...form) => {
  const { site, content } = shownIn('de', ...form);
  const links = JSON.stringify([site, content]).match(/"(?:\.\/)?stuhl(?:#bein)?"/g) ?? [];
  expect(links).toHaveLength(14);
});

test('where links to a page stand that no language shows is told', () => {
  const [form] = everywhere;
  expect(shownIn('en', ...form).deadLinks).toContain('pages[0].sections[0].links.pages[0].page');
  expect(shownIn('en', ...forms[0]).deadLinks).toEqual([]);
});
