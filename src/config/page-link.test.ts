import { expect, test } from 'vitest';
import { ownPageOf } from '../shared/link.ts';
import { externalLink } from './links.ts';
import { pageNames, resolveLink } from './page-link.ts';

const targets = ['', 'contact', 'contact#mail', 'work/2026', 'work/2026#notes', '#notes'];
const place = { targets, files: ['/contact.html', '/files/cv.pdf'], here: 'work/2026' };

test.each([
  ['/', './'],
  ['/contact', './contact'],
  ['/contact/', './contact'],
  ['./contact', './contact'],
  ['contact.htm', './contact'],
  ['/contact#mail', './contact#mail'],
  ['/work/2026.html#notes', './work/2026#notes'],
  ['#notes', './work/2026#notes'],
  ['contact.html', '/contact.html'],
  ['/files/cv.pdf', '/files/cv.pdf'],
])('%s leads within the site, to %s', (link, target) => {
  expect(externalLink.safeParse(link).success).toBe(true);
  expect(resolveLink(link, place)).toBe(target);
});

test.each(
  String.raw`//contact /\contact /%2fcontact /%63ontact ./../contact ./..//contact .//contact /contact//mail /contact?a https:contact contact.html.exe /contact#a#b ../contact \contact`.split(
    ' ',
  ),
)('%s is no link to a page', (link) => {
  expect(resolveLink(link, place)).toBeUndefined();
});

test.each(
  String.raw`.//evil.example ./\evil ./%2f/evil ./..//x ./a//b ./a#b#c ./a?b //evil.example /contact`.split(
    ' ',
  ),
)('no page stands at %s in the data of a site', (url) => {
  expect(ownPageOf(url)).toBeUndefined();
});

test('without a section of its own, a page leads to that of the first page', () => {
  expect(resolveLink('#notes', { ...place, here: 'contact' })).toBe('./#notes');
  expect(resolveLink('#mail', place)).toBeUndefined();
});

test('a link may name a page by its path in any language, and a path for all has no other name', () => {
  const paths = ['', 'a-page', { es: 'sobre-mi', en: 'about-me' }];
  const names = pageNames({ language: 'en', languages: ['es', 'en'], paths });
  const inEnglish = { targets: ['', 'a-page', 'about-me', 'about-me#tools'], files: [], ...names };
  expect(resolveLink('/sobre-mi', inEnglish)).toBe('./about-me');
  expect(resolveLink('sobre-mi#tools', inEnglish)).toBe('./about-me#tools');
  expect(resolveLink('about-me', inEnglish)).toBe('./about-me');
  for (const unknown of ['a', '/p', 'es', 'gone'])
    expect(resolveLink(unknown, inEnglish)).toBeUndefined();
});

test('a link to a page that the language lacks leads to none, unless another page has its name', () => {
  const pages = [
    [
      { es: 'aviso', en: 'imprint' },
      { es: false, en: true },
    ],
    [{ es: 'studio', en: 'atelier' }, { en: true }],
    [{ es: 'taller', en: 'studio' }, undefined],
    ['both', true],
  ];
  const [paths, hidden] = [0, 1].map((part) => pages.map((page) => page[part]));
  const names = pageNames({
    language: 'en',
    languages: ['es', 'en'],
    paths: paths ?? [],
    hidden: hidden ?? [],
  });
  const inEnglish = { targets: ['', 'studio'], files: [], ...names };
  for (const missing of ['aviso', '/imprint', './aviso#a', 'imprint.html', 'atelier'])
    expect(resolveLink(missing, inEnglish)).toBeNull();
  for (const link of ['studio', 'taller']) expect(resolveLink(link, inEnglish)).toBe('./studio');
  for (const unknown of ['both', 'gone', '#a', 'https://a.test/aviso'])
    expect(resolveLink(unknown, inEnglish)).toBeUndefined();
});
