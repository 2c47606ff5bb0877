// @vitest-environment node
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentSchema } from '../../config/content.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import { siteConfig } from '../../site.ts';

const page = (path: string, sections: string) =>
  `  - path: '${path}'\n    link: Page\n    title: Page\n    sections:\n${sections}`;
const words = (text: string) => `      - type: prose\n        paragraphs: ['${text}']\n`;
const card = (target: string) => `      - type: cards\n        items: [{ title: A, ${target} }]\n`;

/** What is said below a key of a file, each with its line; other keys are missing. */
function said(text: string, key: string, schema: z.ZodType = siteConfig): string[] {
  const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
  const read = diagnose('owner.yaml', new TextEncoder().encode(text), schema, context);
  const problems = read.ok ? [] : read.problems;
  return problems
    .filter(({ path }) => path.startsWith(key))
    .map(({ line, message, fix }) => `${line}: ${message}; ${fix}`);
}

test.each([
  'a'.repeat(300),
  'a'.repeat(250),
  `work/${'a'.repeat(241)}`,
  Array(20).fill('a'.repeat(60)).join('/'),
])('a path that no file can have is refused: %#', (path) => {
  const text = `pages:\n${page('', words('A.'))}${page(path, words('B.'))}`;
  expect(said(text, 'pages')).toEqual([
    expect.stringMatching(/^8: expected a path of at most 500 letters.*; write a shorter one$/),
  ]);
});

test('a path as long as files may have it is none', () => {
  const text = `pages:\n${page('', words('A.'))}${page(`work/${'a'.repeat(240)}`, words('B.'))}`;
  expect(said(text, 'pages')).toEqual([]);
});

test.each(['?x', '#top', '/portfolio?x=1#top'])('an address of the site with %s is told', (end) => {
  const [path = ''] = end.split(/[?#]/);
  const text = `app:\n  name: A\n  description: A.\n  url: https://ada.dev${end}\n`;
  expect(said(text, 'app')).toEqual([
    expect.stringMatching(/^4: expected an address without \? and #/),
  ]);
  expect(said(text, 'app')[0]).toContain(`; write "https://ada.dev${path}"`);
});

test('a card leads to one place', () => {
  const both = `pages:\n${page('', card("page: '', url: 'https://ada.dev'"))}`;
  expect(said(both, 'pages')).toEqual([
    expect.stringMatching(/^7: .*to one place.*; remove the line page, or the line url$/),
  ]);
  for (const one of ["page: ''", "url: 'https://ada.dev'", 'tags: [B]'])
    expect(said(`pages:\n${page('', card(one))}`, 'pages')).toEqual([]);
});

test('the items of a row may be equal, and two equal rows are one too many', () => {
  const content = (more: string) =>
    `projects:\n  - [Parlour, '', '']\n${more}contactMe:\n  - [https://ada.dev, https://ada.dev]\n`;
  const all = (text: string) => said(text, '', contentSchema).slice(1);
  expect(all(content(''))).toEqual([]);
  expect(all(content("  - [Parlour, '', '']\n"))).toEqual([
    expect.stringMatching(/^3: this stands in the list twice/),
  ]);
});

test('a link to a page is told where a blank keeps it from being one', () => {
  const pages = (text: string) => `pages:\n${page('', words(text))}${page('work', words('B.'))}`;
  expect(said(pages('See [my work] (work).'), 'pages')).toEqual([
    expect.stringMatching(/^7: .*without the blank.*write "See \[my work\]\(work\)\."$/),
  ]);
  expect(said(pages('See [my work] (really).'), 'pages')).toEqual([]);
});

test('a link to a page whose path is refused follows from that, and any other is told', () => {
  const link = (path: string) => `      - type: prose\n        paragraphs: ['[a](${path})']\n`;
  const pages = (path: string) => `pages:\n${page('', link(path))}${page('My Work', words('B.'))}`;
  expect(said(pages('my-work'), 'pages')).toHaveLength(1);
  expect(said(pages('nowhere'), 'pages')).toHaveLength(2);
});
