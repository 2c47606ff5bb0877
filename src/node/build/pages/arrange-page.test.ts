import { expect, test } from 'vitest';
import { site } from '../../../../tests/sample-site.ts';
import { siteConfig } from '../../../site.ts';
import { worksOf } from '../../files/site-files/works.ts';
import { arrangePage, arrangePages } from './arrange-page.ts';
import { neighboursOf, placesOf } from './neighbours.ts';

/** Arranges a page of these sections. */
function arrange(...sections: object[]) {
  const pages = [{ path: '', link: 'Home', title: 'Home', sections }];
  const [page] = siteConfig.shape.pages.parse(pages);
  if (!page) throw new Error('The page was not read');
  return arrangePage(page, 'A site.');
}

const words = (heading?: string, more: object = {}) => {
  return { type: 'prose', paragraphs: ['One.'], ...(heading && { heading }), ...more };
};

/** Returns the heading levels of sections that stand below each other. */
const levelsOf = (...sections: object[]) =>
  arrange(...sections).parts.flatMap((part) => part.sections.map(({ level }) => level));

test('the first heading of a page is its only one of the first level, its own where no section has one', () => {
  expect(levelsOf(words('A'), words('B'), words('C'))).toEqual([1, 2, 2]);
  expect(levelsOf(words(), words('B'), words('C'))).toEqual([2, 1, 2]);
  expect(arrange(words(), words()).heading).toBe('Home');
  expect(arrange(words('A')).heading).toBeUndefined();
});

const aside = { aside: true };

test.each([
  ['one below the other', 'A B', '2'],
  ['beside the one that stands aside, up to the next', 'A (B) C - (E) F', '1, aside 2, aside 1'],
  ['like any other with nothing beside it', 'A (B)', '1, 1'],
])('sections stand %s', (_, headings, expected) => {
  const sections = headings
    .split(' ')
    .map((each) => words(each === '-' ? undefined : each, each.startsWith('(') ? aside : {}));
  const { parts } = arrange(...sections);
  const said = parts.map((part) => `${part.aside ? 'aside ' : ''}${part.sections.length}`);
  expect(said.join(', ')).toBe(expected);
});

const photo = { src: '/media/portrait.webp', alt: 'A portrait' };
const portrait = { type: 'profile', heading: 'About me', photo, aside: true };
const long = (more: object = {}) => words('Long', { paragraphs: ['word '.repeat(120)], ...more });

test.each([
  ['ends about where the section beside it ends', [long(), long(), long(), words('D')], [2, 2]],
  ['keeps a section without a heading, which goes on', [long(), long(), words(), long()], [3, 1]],
  ['ends where the owner says so', [words('B'), words('C', { wide: true }), words('D')], [1, 2]],
  ['goes on where the owner says so', [long(), long(), long({ wide: false }), long()], [3, 1]],
])('a column beside another section %s', (_, sections, expected) => {
  const { parts } = arrange(portrait, ...sections);
  expect(parts.map((part) => part.sections.length)).toEqual(expected);
});

test('the page of a project leads to those before and after it, unless the bar leads there', () => {
  const page = (path: string, sections: object[], menu = false) => {
    return { path, link: path || 'Home', title: 'T', menu, sections };
  };
  const items = ['a', 'b', 'b', 'c', 'd'].map((path) => ({
    title: path.toUpperCase(),
    page: path,
  }));
  const single = ['a', 'b', 'c'].map((path) => page(path, [words()]));
  const cards = { type: 'cards', items: [...items, { title: 'E', url: 'https://example.com' }] };
  const pages = siteConfig.shape.pages.parse([
    page('', [cards], true),
    ...single,
    page('d', [words()], true),
  ]);
  const around = (path: string) => {
    const [, found] = [...placesOf(worksOf(pages))].find(([each]) => each.path === path) ?? [];
    return found ? neighboursOf(found, { previous: '<', next: '>' }) : [];
  };
  expect(around('b')).toEqual([
    { rel: 'prev', word: '<', label: 'A', path: 'a' },
    { rel: 'next', word: '>', label: 'C', path: 'c' },
  ]);
  expect(around('c')).toMatchObject([{ label: 'B' }]);
  expect(['', 'd'].map(around)).toEqual([[], []]);
});

test('the next project has its picture and comes first, and the bar marks the page that lists them', () => {
  const picture = { src: '/b.jpg', alt: 'B', focus: 'top' };
  const items = [{ title: 'A' }, { title: 'B', picture }, { title: 'C' }].map((each) => {
    return { ...each, page: each.title.toLowerCase() };
  });
  const cards = { type: 'cards', items };
  const single = items.map(({ title, page: path }) => {
    return { path, title, menu: false, sections: [words()] };
  });
  const { pages, ...rest } = siteConfig.parse({
    ...site,
    theme: {},
    pages: [
      { path: '', link: 'Home', sections: [{ ...cards, items: items.slice(0, 2) }] },
      { path: 'work', link: 'Work', sections: [cards] },
      ...single,
    ],
  });
  const arranged = arrangePages({ pages, ...rest });
  expect(arranged.map(({ parent }) => parent)).toEqual([
    undefined,
    undefined,
    'work',
    'work',
    'work',
  ]);
  expect(arranged[2]?.neighbours).toMatchObject([
    { rel: 'next', label: 'B', picture: { src: '/b.jpg', focus: expect.any(String) } },
  ]);
  const [, , first, second] = arranged;
  expect([first, second].map((each) => each?.neighbours?.map(({ rel }) => rel))).toEqual([
    ['next'],
    ['prev', 'next'],
  ]);
});
