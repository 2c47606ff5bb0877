import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import { siteConfig } from '../../site.ts';

const page = (path: string, ...sections: string[]) =>
  `  - path: '${path}'\n    link: Page\n    title: Page\n    sections:\n${sections.join('')}`;
const words = (text: string, more = '') =>
  `      - type: prose\n        paragraphs: ['${text}']\n${more && `        ${more}\n`}`;
const items = (type: string, item: string) =>
  `      - type: ${type}\n        items: [{ ${item} }]\n`;
const pages = (...each: string[]) => `pages:\n${each.join('')}`;
const address = (end: string) =>
  `app:\n  name: A\n  description: A.\n  url: https://ada.dev${end}\n`;
const content = (more = '') =>
  `projects:\n  - [Parlour, '', '']\n${more}contactMe:\n  - [https://ada.dev, https://ada.dev]\n`;

/** Returns the problems at a key, each with its line. Problems elsewhere, such as missing keys, are left out. */
function said(
  text: string,
  key: string,
  schema: z.ZodType = siteConfig,
  media: readonly string[] = [],
): string[] {
  const context = { media, faultOf: () => undefined, icons: [], folders: ['media'] };
  const read = diagnose('owner.yaml', new TextEncoder().encode(text), schema, context);
  const problems = read.ok ? [] : read.problems;
  return problems
    .filter(({ path }) => path.startsWith(key))
    .map(({ line, message, fix }) => `${line}: ${message}; ${fix}`);
}

const expectSaid = (told: readonly string[], expected: RegExp) =>
  expect(told).toEqual([expect.stringMatching(expected)]);

const home = page('', words('A.'));
const tools = words('A.', 'id: tools');

test.each<[sections: string, expected: RegExp]>([
  [words('A.', 'zzzzzz: 1'), /unknown key "zzzzzz"; remove it, or take one of those keys$/],
  [tools + words('B.', 'id: tools'), /two sections of the page have the id "tools"/],
  [words('A.', 'id: content'), /the page itself has the id "content"/],
  [words('A.', 'menu: Tools'), /the menu cannot link to a section without an id/],
  [
    items('cards', "title: A, page: '', url: https://a.de"),
    /^7: .*to one place.*; remove the line/,
  ],
  [items('cards', 'title: A, page: '), /no value; write .*, or remove the line$/],
  [
    items('download', "label: CV, file: '/cv#2.pdf'"),
    /no #.*; give the file a name without it, here/,
  ],
  [items('testimonials', 'quote: A., author: B.'), /"quotes"\?; write .*text: ….*name: …/],
  [items('form', 'a: b'), /"form"; there are no forms/],
  [items('facts', 'value: 1.200, label: A'), /write 1200; or, to show the dot, "1.200"$/],
])('of the sections %j it is told once', (sections, expected) => {
  expectSaid(said(pages(page('', sections)), 'pages'), expected);
});

test.each<[path: string, text: string, expected: RegExp]>([
  [
    'a'.repeat(250),
    words('B.'),
    /^8: expected a path of at most 500 letters.*; write a shorter one$/,
  ],
  [
    'work/nul',
    words('B.'),
    /^8: expected a path without the name of a device.*; write another word/,
  ],
  ['My Work', words('[a](my-work)'), /My Work/],
])('of a page with the path %j it is told once', (path, text, expected) => {
  expectSaid(said(pages(home, page(path, text)), 'pages'), expected);
});

test('of a title with variables that there are not, all are told', () => {
  const text = pages(home).replace('title: Page', "title: '{owner}{seperator}{app}'");
  expect(said(text, 'pages').join()).toContain(
    'unknown variables {owner}, {seperator}, {app}; did you mean {ownerName}, {separator}, {appName}?; write title: "{ownerName}{separator}{appName}"',
  );
});

test.each([
  ['a path as long as files may have it', page(`work/${'a'.repeat(240)}`, tools)],
  ['a card that leads to a page', page('a', items('cards', "title: A, page: ''"))],
  ['an id on each of two pages', page('a', tools) + page('b', tools)],
])('nothing is said of %s', (_, text) => {
  expect(said(pages(home, text), 'pages')).toEqual([]);
});

const works = (pictures: string, more = '') =>
  pages(page('', `      - type: gallery\n        pictures: ${pictures}\n${more}`));
const wordsFor = (name: string) => `        alt:\n          ${name}: A vase\n`;

test.each<[title: string, text: string, expected: RegExp]>([
  [
    'a folder that is not there',
    works('/work/'),
    /no pictures .*public\/work\/.*; write pictures: \/works\/$/,
  ],
  ['a folder outside of public/', works('../public/works'), /; write pictures: \/works\/$/],
  [
    'words for no picture',
    works('/works/', wordsFor('vas.jpg')),
    /no picture "vas.jpg".*; write vase.jpg$/,
  ],
])('of folders of pictures it is told: %s', (_, text, expected) => {
  expectSaid(said(text, 'pages', siteConfig, ['/works/vase.jpg']), expected);
});

test.each([
  ['owner', 'name: A\n  email: a@b.de', 'contactMe'],
  ['owner', 'name: A\n  avatar: /a.jpg', 'profile'],
  ['app', 'name: A\n  favicon: /a.ico', 'logo in navigation'],
])('in %s it is told where it is had: %j', (block, line, place) => {
  expect(said(`${block}:\n  ${line}\n`, block).join()).toContain(place);
});

test.each([
  ['?x', ''],
  ['#top', ''],
  ['/portfolio?x=1#top', '/portfolio'],
  ['/index.html', '/'],
])('an address of the site with %s is told', (end, path) => {
  const told = said(address(end), 'app');
  expectSaid(told, /^4: expected an address without \? and #/);
  expect(told[0]).toContain(`; write "https://ada.dev${path}"`);
});

test.each(['http://localhost:5173', 'http://192.168.0.7', 'https://ada.local'])(
  'an address of the site that only its owner can open is told: %s',
  (url) => {
    const told = said(address('').replace('https://ada.dev', url), 'app');
    expectSaid(told, /^4: expected an address that everybody can open/);
    expect(said(address('').replace('ada.dev', '10.ada.dev'), 'app')).toEqual([]);
  },
);

test.each([
  ['titel: Parlour', /^2: unknown key "titel"; did you mean "title"\?/],
  ['title: Parlour, picture: /a.jpg', /^2: expected lines with the keys src, alt/],
])('of a project that is a block it is told: %s', (block, expected) => {
  const text = content(`  - { ${block} }\n`).replace(/^ {2}- \[Par.*\n/m, '');
  expectSaid(said(text, 'projects', contentSchema), expected);
});

test('the items of a row may be equal, and two equal rows are one too many', () => {
  const all = (text: string) => said(text, '', contentSchema);
  expect(all(content())).toEqual([]);
  expectSaid(all(content("  - [Parlour, '', '']\n")), /^3: this stands in the list twice/);
});
