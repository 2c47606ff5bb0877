import { expect, test } from 'vitest';
import { pages as pagesSchema } from '../../config/pages.ts';
import * as schemas from '../../sections/schemas.ts';
import { arrangePage } from './arrange-page.ts';

const [first, ...others] = Object.values(schemas);
if (!first) throw new Error('sections/schemas.ts registers no section type');
const parser = pagesSchema([first, ...others]);
const arrange = (page: ReturnType<typeof pageOf>) => arrangePage(page, 'A site.');

const words = (heading?: string, more: object = {}) => ({
  type: 'prose',
  paragraphs: ['One.'],
  ...(heading !== undefined && { heading }),
  ...more,
});

function pageOf(...sections: object[]) {
  const [page] = parser.parse([{ path: '', link: 'Home', title: 'Home', sections }]);
  if (!page) throw new Error('The page was not read');
  return page;
}

/** Returns the heading levels of the sections, in their order. */
const levelsOf = (...sections: object[]) =>
  arrange(pageOf(...sections)).parts.flatMap(({ aside, sections: beside }) =>
    [...(aside ? [aside] : []), ...beside].map(({ level }) => level),
  );

test('the first heading of a page is its only one of the first level', () => {
  expect(levelsOf(words('A'), words('B'), words('C'))).toEqual([1, 2, 2]);
  expect(levelsOf(words(), words('B'), words('C'))).toEqual([2, 1, 2]);
});

test('a page whose sections have no heading has one of its own', () => {
  expect(arrange(pageOf(words(), words())).heading).toBe('Home');
  expect(arrange(pageOf(words('A'))).heading).toBeUndefined();
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
  const { parts } = arrange(pageOf(...sections));
  const said = parts.map((part) => `${part.aside ? 'aside ' : ''}${part.sections.length}`);
  expect(said.join(', ')).toBe(expected);
});

const portrait = {
  type: 'profile',
  heading: 'About me',
  photo: { src: '/media/portrait.webp', alt: 'A portrait' },
  aside: true,
};
const long = (more: object = {}) => words('Long', { paragraphs: ['word '.repeat(120)], ...more });

test.each([
  ['ends about where the section beside it ends', [long(), long(), long(), words('D')], [2, 2]],
  ['keeps a section without a heading, which goes on', [long(), long(), words(), long()], [3, 1]],
  ['ends where the owner says so', [words('B'), words('C', { wide: true }), words('D')], [1, 2]],
  ['goes on where the owner says so', [long(), long(), long({ wide: false }), long()], [3, 1]],
])('a column beside another section %s', (_, sections, expected) => {
  const { parts } = arrange(pageOf(portrait, ...sections));
  expect(parts.map((part) => part.sections.length)).toEqual(expected);
});
