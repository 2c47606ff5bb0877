import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose, diagnoseUnwritten } from '../../diagnose/diagnose.ts';
import { siteConfig } from '../../site.ts';

const page = (path: string, ...sections: string[]) =>
  `  - path: '${path}'\n    link: Page\n    title: Page\n    sections:\n${sections.join('')}`;
const home = (...sections: string[]) => `pages:\n${page('', ...sections)}`;
const words = (text: string, more = '') =>
  `      - type: prose\n        paragraphs: ['${text}']\n${more && `        ${more}\n`}`;
const tools = words('A.', 'id: tools');
const items = (type: string, item: string) =>
  `      - type: ${type}\n        items: [{ ${item} }]\n`;
const works = (pictures: string, more = '') =>
  `      - type: gallery\n        pictures: ${pictures}\n${more}`;
const video = (url: string) =>
  home(`      - type: embed\n        title: A\n        video: ${url}\n`);
const app = (line: string) => `app:\n  name: A\n  description: A.\n  ${line}\n`;
const row = "  - [Parlour, '', '']\n";
const content = (...projects: string[]) =>
  `projects:\n${projects.join('')}contactMe:\n  - [https://ada.dev, https://ada.dev]\n`;

const context = { faultOf: () => undefined, icons: [], folders: ['media'] };

/** Returns the problems of the content, or of the one block of a site file, each with its line. */
function said(text: string): string[] {
  const block = /^(?:app|owner|pages)/.exec(text)?.[0] ?? '';
  const schema: z.ZodType = block === '' ? contentSchema : siteConfig;
  const bytes = new TextEncoder().encode(text);
  const read = diagnose('owner.yaml', bytes, schema, {
    ...context,
    media: ['/works/vase.jpg', '/cv#1?.pdf', '/cv.pdf'],
  });
  const problems = read.ok ? (read.hints ?? []) : read.problems;
  return problems
    .filter(({ path }) => path.startsWith(block))
    .map(({ line, message, fix }) => `${line}: ${message}; ${fix}`);
}

const noQuery = /^4: expected an address without \? and #/;
const forAll = /^4: expected an address that everybody can open/;

test.each<[text: string, expected: RegExp, fix?: string]>([
  [home(words('A.', 'zzzzzz: 1')), /unknown key "zzzzzz"/, 'remove it, or take one of those keys'],
  [home(tools, words('B.', 'id: tools')), /two sections of the page have the id "tools"/],
  [home(words('A.', 'id: content')), /the page itself has the id "content"/],
  [home(words('A.', 'menu: Tools')), /the menu cannot link to a section without an id/],
  [home(items('cards', "title: A, page: '', url: https://a.de")), /^7: .*to one place.*; remove/],
  [home(items('cards', 'title: A, page: ')), /no value; write .*, or remove the line$/],
  [home(items('download', 'label: CV, file: /cv#1?.pdf#page=2')), /\/cv#1\?\.pdf }\]$/],
  [home(items('testimonials', 'quote: A., author: B.')), /"quotes"\?; write .*text: ….*name: …/],
  [home(items('form', 'a: b')), /"form"; there are no forms/],
  [home(items('facts', 'value: 1.200, label: A')), /write 1200; or, to show the dot, "1.200"$/],
  [home(tools) + page('a'.repeat(250), tools), /^9: .*at most 500 letters.*; write a shorter one$/],
  [home(tools) + page('work/nul', tools), /^9: .*the name of a device.*; write another word/],
  [home(tools) + page('work/index', tools), /^9: .*does not end with index.*; write another word/],
  [home(tools) + page('My Work', words('[a](my-work)')), /My Work/],
  [home(tools).replace('title: Page', "title: '{owner}{app}'"), /"{ownerName}{appName}"$/],
  [home(works('/work/')), /no pictures .*public\/work\//, 'write pictures: /works/'],
  [home(works('../public/works')), /./, 'write pictures: /works/'],
  [home(works('/works/', '        alt: { vas.jpg: A }\n')), /picture "vas.jpg"/, 'vase.jpg'],
  [
    home(words('[a](/contcat/)')) + page('contact', tools),
    /^7: no page.*"\/contcat\/"; did you mean "\/contact"/,
  ],
  [
    home(items('links', 'label: A, url: contcat.html')) + page('contact', tools),
    /url: \/contact \}/,
  ],
  [home(words('[a](#tool)')) + page('b', tools), /^7: no page has the path "#tool"/],
  [video('https://open.spotify.com/intl-de/track/4uLU?si=1'), /player/, '/embed/track/4uLU"'],
  [video('https://www.instagram.com/p/Cx_1-/?hl=en'), /player/, '/p/Cx_1-/embed"'],
  [video('https://www.linkedin.com/in/ada'), /player/, 'in a section links'],
  [video('https://www.twitch.tv/ada'), /player/, 'in a section links'],
  ['owner:\n  name: A\n  email: a@b.de\n', /contactMe/],
  ['owner:\n  name: A\n  avatar: /a.jpg\n', /profile/],
  [app('favicon: /a.ico'), /logo in navigation/],
  [app('url: https://ada.dev#top'), noQuery, 'write "https://ada.dev"'],
  [app('url: https://ada.dev/a?x=1'), noQuery, 'write "https://ada.dev/a"'],
  [app('url: https://ada.dev/Index.htm'), noQuery, 'write "https://ada.dev/"'],
  [app('url: http://localhost:5173'), forAll],
  [app('url: http://192.168.0.7'), forAll],
  [app('url: https://ada.local'), forAll],
  [content('  - { titel: Parlour }\n'), /^2: unknown key "titel"; did you mean "title"\?/],
  [content('  - { title: A, picture: /a.jpg }\n'), /^2: expected lines with the keys src, alt/],
  [
    content(row, '  - { title: Parlour, tags: [Go] }\n'),
    /^3: expected a title of its own, .*number 1/,
  ],
  [content(row, row), /^3: this stands in the list twice/],
])('of %j it is told once, with a fix', (text, expected, fix = '') => {
  const problems = said(text);
  expect(problems).toEqual([expect.stringMatching(expected)]);
  expect(problems[0]?.endsWith(fix), problems[0]).toBe(true);
});

test.each([
  ['a path as long as files may have it', home(tools) + page(`work/${'a'.repeat(240)}`, tools)],
  ['a card that leads to a page', home(tools) + page('a', items('cards', "title: A, page: ''"))],
  [
    'a link to a page as everyone writes it',
    home(words('[a](/b) [a](b.html#tools) [a](#tools) [a](./)', 'id: tools')) +
      page('b', tools, items('links', 'label: A, url: /b#tools')),
  ],
  ['an id on each of two pages', home(tools) + page('b', tools)],
  ['an address whose host begins like that of a network', app('url: https://10.ada.dev')],
  ['items of a row that are equal', content(row)],
  [
    'two titles, told apart',
    content(row, '  - { title: Parlour, url: https://a.de, tags: [Go] }\n'),
  ],
  ['two rows', content(row, "  - [Parlour, '', See https://a.de]\n")],
  ['a player', video('https://open.spotify.com/embed/track/4uLU')],
  ['another', video('https://www.instagram.com/reel/Cx_1-/embed/')],
  ['a third', video('https://www.facebook.com/plugins/video.php?href=a')],
  ['a fourth', video('https://drive.google.com/file/d/1a-B/preview')],
  ['a host of its own', video('https://media.weber.de/embed/1')],
  ['a name with # and ?', home(items('download', "label: CV, file: '/cv#1?.pdf'"))],
  ['the same in a link', home(words('See [my CV](/cv#1?.pdf).'))],
])('nothing is said of %s', (_, text) => {
  expect(said(text)).toEqual([]);
});

test('of pages with one title, the check names both lines, and no hidden page', () => {
  const site = (more: string) =>
    Buffer.from(home(tools) + page('a', tools) + page('b', tools) + more);
  const found = diagnoseUnwritten('', site('    hidden: true\n'), siteConfig, []);
  expect(found).toMatchObject([{ line: 11, message: expect.stringMatching(/ lines 4 and 11 /) }]);
});
