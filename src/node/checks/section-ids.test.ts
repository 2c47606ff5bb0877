// @vitest-environment node
import { expect, test } from 'vitest';
import { diagnose } from '../../diagnose/diagnose.ts';
import { siteConfig } from '../../site.ts';

const page = (path: string, more: string, sections: string) =>
  `  - path: '${path}'\n    link: Page\n    title: Page\n${more}    sections:\n${sections}`;
const words = (more: string) => `      - type: prose\n        paragraphs: [${more || 'One.'}]\n`;
const section = (more: string, word: string) => `${words(word)}        ${more}\n`;

/** What is said of a site with these pages, about anything below them. */
function messagesOf(...pages: string[]): string[] {
  const bytes = new TextEncoder().encode(`pages:\n${pages.join('')}`);
  const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
  const read = diagnose('site.config.yaml', bytes, siteConfig, context);
  const problems = read.ok ? [] : read.problems;
  return problems.filter(({ path }) => path.startsWith('pages')).map(({ message }) => message);
}

test('two sections of a page cannot have one id, those of two pages can', () => {
  const tools = section('id: tools', 'A.');
  expect(messagesOf(page('', '', tools + section('id: tools', 'B.')))).toEqual([
    expect.stringContaining('two sections of the page have the id "tools"'),
  ]);
  expect(messagesOf(page('', '', tools), page('about', '', tools))).toEqual([]);
});

test('an id that the page needs itself is refused', () => {
  expect(messagesOf(page('', '', section('id: content', 'A.')))).toEqual([
    'the page itself has the id "content"',
  ]);
});

test('the menu links to a section by its id', () => {
  expect(messagesOf(page('', '', section('menu: Tools', 'A.')))).toEqual([
    'the menu cannot link to a section without an id',
  ]);
});

test('a file that visitors may take with them has to be there', () => {
  const items = '        items: [{ label: CV, file: /files/cv.pdf }]\n';
  expect(messagesOf(page('', '', `      - type: download\n${items}`))).toEqual([
    'there is no file public/files/cv.pdf',
  ]);
});
