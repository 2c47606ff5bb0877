import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { siteConfig } from '../../../site.ts';
import { resolveLinks } from './resolve-links.ts';
import { resolveSite, targetsOf } from './resolve-site.ts';

const gallery = (name: string, more: object = {}) => {
  return { type: 'gallery', pictures: [{ src: `/photos/${name}.jpg`, alt: name }], ...more };
};
const prose = (target: string, more: object = {}) => {
  return { type: 'prose', paragraphs: [`Read **[it](/files/${target}.pdf)**.`], ...more };
};
const page = (path: string, sections: object[], more: object = {}) => {
  return { path, link: path || 'Home', title: 'Page', sections, ...more };
};
const configOf = (pages: readonly object[], host = '') =>
  siteConfig.parse({ ...site, theme: {}, api: { host }, pages });
const resolve = (...pages: object[]) => resolveSite(configOf(pages));

test('hidden pages and sections are no part of a site, and the files that they alone name are told', () => {
  const resolved = resolve(
    page('', [gallery('both'), gallery('secret', { hidden: true }), prose('open')]),
    page('later', [gallery('both'), prose('closed')], { hidden: true }),
  );
  expect(resolved.site.pages.map(({ path }) => path)).toEqual(['']);
  expect(resolved.site.pages[0]?.sections.map(({ type }) => type)).toEqual(['gallery', 'prose']);
  expect([...resolved.hiddenFiles].sort()).toEqual(['/files/closed.pdf', '/photos/secret.jpg']);
  expect(targetsOf(resolved.references, 'picture')).toContain('/photos/both.jpg');
  expect(targetsOf(resolved.references, 'text link')).toEqual(['/files/open.pdf']);
});

test('a folder stands for its pictures in the order of their names, with the words that are written', () => {
  const names = ['vase-10.jpg', 'vase-2.JPG', 'notes.txt', 'old/vase-1.jpg'];
  const own = { projects: [], files: names.map((name) => `/works/${name}`) };
  const works = { type: 'gallery', pictures: '/works', alt: { 'vase-2.JPG': 'A red vase' } };
  const resolved = resolveSite(configOf([page('', [works])]), own);
  expect(resolved.site.pages[0]?.sections[0]).toMatchObject({
    pictures: [
      { src: '/works/vase-2.JPG', alt: 'A red vase' },
      { src: '/works/vase-10.jpg', alt: 'vase 10' },
    ],
  });
  expect(targetsOf(resolved.references, 'picture')).toContain('/works/vase-2.JPG');
});

test('what own projects have beyond their rows is shown with them, unless a service elsewhere has projects', () => {
  const picture = { src: '/works/a.jpg', alt: 'A' };
  const plain = { title: 'Untitled', url: '', description: '', tags: [] };
  const projects = [{ ...plain, title: 'Row' }, plain, { ...plain, page: 'a', picture }];
  const pages = [page('', [{ type: 'projects', heading: 'Works' }]), page('a', [prose('a')])];
  const resolveAt = (host: string) => resolveSite(configOf(pages, host), { projects, files: [] });
  expect(resolveAt('').site.pages[0]?.sections[0]).toMatchObject({
    details: [{ title: 'Row' }, { title: 'Untitled' }, { title: 'Untitled', page: 'a', picture }],
  });
  expect(targetsOf(resolveAt('').references, 'picture')).toContain(picture.src);
  const { references } = resolveAt('https://api.example.com');
  expect(targetsOf(references, 'picture')).not.toContain(picture.src);
});

test('the menu links to pages and to the sections that ask for it', () => {
  const { menu, site } = resolve(
    page('', [prose('a', { id: 'a', menu: 'First' })]),
    page('legal', [prose('a')], { menu: false, link: undefined, title: '{appName}{separator}A' }),
    page('work/2026', [prose('a')]),
  );
  expect(menu).toEqual([
    { label: 'Home', path: '' },
    { label: 'First', path: '', id: 'a' },
    { label: 'work/2026', path: 'work/2026' },
  ]);
  expect(site.pages[1]?.link).toBe(site.app.name);
});

test('links within the site have one form, in texts and in fields', () => {
  const links = { type: 'links', items: [{ label: 'A', url: 'a.html#b' }] };
  const text = { type: 'prose', id: 'b', paragraphs: ['[x](/a/) **[y](#b)** [z](/cv)'] };
  const details = [{ title: 'A', page: '/a' }];
  const projects = { type: 'projects', heading: 'Works', details };
  const written = configOf([page('', [links, projects]), page('a', [text])]);
  const known = { files: ['/cv'], targets: ['', 'a', 'a#b'] };
  const [first, second] = resolveLinks(siteConfig, written, known).pages;
  expect(first?.sections).toMatchObject([
    { items: [{ url: './a#b' }] },
    { details: [{ title: 'A', page: 'a' }] },
  ]);
  const rich = [
    { text: 'x', page: 'a' },
    { strong: [{ text: 'y', page: 'a#b' }] },
    { text: 'z', url: '/cv' },
  ];
  expect(second?.sections[0]).toMatchObject({
    paragraphs: [rich.flatMap((each, index) => (index === 0 ? [each] : [' ', each]))],
  });
});

const work = { title: 'House', page: 'house', picture: { src: '/works/a.jpg', alt: 'A' } };
const listing = (...details: object[]) =>
  page('', [{ type: 'projects', heading: 'Works', details }]);
const text = { type: 'prose', heading: 'The house', paragraphs: ['Stone.', 'Pine.'] };
const pictures = { type: 'gallery', heading: 'Pictures', pictures: [work.picture] };
const house = (sections: object[], more: object = {}) =>
  page('house', sections, { menu: false, ...more });
const openingOf = (...pages: object[]) =>
  resolve(...pages).site.pages.find(({ path }) => path === 'house')?.sections;

test('the page of a project opens with its picture, the heading of its text and its facts, by their names', () => {
  const facts = { Award: 'Nominee, 2024', Rooms: 3 };
  const known = { ...work, place: 'Vila Real', year: 2023, tags: ['Stone'], facts };
  const [cover, ...others] = openingOf(listing(known), house([text])) ?? [];
  expect(cover).toMatchObject({
    type: 'cover',
    heading: 'The house',
    picture: work.picture,
    tags: ['Stone'],
  });
  expect(Object.entries((cover?.type === 'cover' && cover.facts) || {})).toEqual([
    ['Year', 2023],
    ['Place', 'Vila Real'],
    ...Object.entries(facts),
  ]);
  expect(others).toMatchObject([{ type: 'prose', heading: undefined }]);
  // What only that page shows is not in the data of the list.
  const [list] = resolve(listing(known), house([text])).site.pages;
  expect(list?.sections[0]).toMatchObject({ details: [work] });
  expect(JSON.stringify(list)).not.toContain('Vila Real');
});

test('a card opens its page too, and a heading that is not of a text stays with what it heads', () => {
  const card = { ...work, title: 'Engine', client: "Ada's firm: Engines" };
  const facts = { type: 'facts', heading: 'Figures', items: [{ value: 1, label: 'One' }] };
  const sections = openingOf(page('', [{ type: 'cards', items: [card] }]), house([facts]));
  expect(sections).toMatchObject([
    { type: 'cover', heading: 'Engine', facts: { Client: "Ada's firm: Engines" } },
    { type: 'facts', heading: 'Figures' },
  ]);
});

test.each([
  ['begins with a gallery', [pictures], {}, false],
  [
    'begins with the picture of a text',
    [{ ...text, paragraphs: [{ picture: '/b.jpg', alt: 'B' }] }],
    {},
    false,
  ],
  ['has a hidden gallery first', [{ ...pictures, hidden: true }, text], {}, true],
])('a page that %s has no second picture', (_, sections, more, isShown) => {
  const [cover] = openingOf(listing({ ...work, year: 2023 }), house(sections, more)) ?? [];
  expect(cover).toMatchObject({ type: 'cover', facts: { Year: 2023 } });
  expect(cover && 'picture' in cover).toBe(isShown);
});

test.each([
  ['says so', work, house([text], { cover: false })],
  ['is in the menu', work, house([text], { menu: true })],
  ['begins with a welcome', work, house([{ type: 'hero' }])],
  ['has a cover of its own', work, house([text, { type: 'cover', heading: 'Own' }])],
  [
    'is of a project of which nothing is known',
    { title: 'House', page: 'house', tags: ['A'] },
    house([text]),
  ],
])('a page that %s has no cover of a project', (_, project, written) => {
  const sections = openingOf(listing(project), written) ?? [];
  expect(sections.map(({ type }) => type)).toEqual(
    written.sections.map((each) => 'type' in each && each.type),
  );
});

test('the facts have the names of the language, and those that an owner writes', () => {
  const labels = { year: 'Gebaut' };
  const app = { ...site.app, language: 'de' };
  const pages = [listing({ ...work, year: 2023, place: 'Graz' }), house([text])];
  const { site: resolved } = resolveSite(
    siteConfig.parse({ ...site, app, labels, theme: {}, pages }),
  );
  expect(resolved.pages[1]?.sections[0]).toMatchObject({ facts: { Gebaut: 2023, Ort: 'Graz' } });
});

test('a welcome shows works by their titles, or the first ones, each once, and leaves out what is not there', () => {
  const welcome = (projects: unknown) => page('', [{ type: 'hero', projects }]);
  const cards = page('cards', [
    { type: 'cards', items: [{ title: 'Card', url: 'https://a.test' }] },
  ]);
  const list = { ...listing(work, { title: 'Mill' }), path: 'works' };
  const shown = (projects: unknown) => {
    const [first] = resolve(welcome(projects), list, cards, house([text])).site.pages;
    const [hero, strip] = first?.sections ?? [];
    expect(hero?.type).toBe('hero');
    return strip?.type === 'cards' ? strip.items.map(({ title }) => title) : undefined;
  };
  expect(shown(['Card', 'House', 'Gone'])).toEqual(['Card', 'House']);
  expect(shown(2)).toEqual(['House', 'Mill']);
  expect(shown(6)).toEqual(['House', 'Mill', 'Card']);
  expect(shown(['Gone'])).toBeUndefined();
  // The page of a work knows as much as without a welcome that shows it.
  const known = listing({ ...work, year: 2023 });
  const opened = openingOf(welcome(1), { ...known, path: 'works' }, house([text]))?.[0];
  expect(opened).toMatchObject({ type: 'cover', facts: { Year: 2023 } });
  const pages = [welcome(1), house([text])];
  const projects = [{ ...work, url: 'https://a.test', description: '', tags: [] }];
  const { site: resolved, references } = resolveSite(configOf(pages), { projects, files: [] });
  // A work leads to its page, and not to its address.
  expect(resolved.pages[0]?.sections[1]).toMatchObject({
    items: [{ page: 'house', picture: work.picture }],
  });
  expect(JSON.stringify(resolved.pages[0]?.sections[1])).not.toContain('https://a.test');
  expect(targetsOf(references, 'picture')).toContain(work.picture.src);
  // Works of a data service elsewhere are not known yet.
  const remote = resolveSite(configOf(pages, 'https://api.example.com'), { projects, files: [] });
  expect(remote.site.pages[0]?.sections).toHaveLength(1);
});
