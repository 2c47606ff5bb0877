import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { heading, open } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import type { PerWorker } from '../../project/scenario.ts';
import { wholeSiteFolder } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });
// In one worker, which builds the site once.
test.describe.configure({ mode: 'default' });

const grammar = readFileSync(new URL('../../unit/atom.rng', import.meta.url), 'utf8');

const oilInSwedish = `---
title: "Olja på läder: en början"
date: 2023-05-14
---
Se [plåtarna](./plates-of-ash.md), eller [hyllan](/).
`;

const writer = (builtSite: PerWorker['builtSite']) =>
  builtSite(
    'writer in two languages',
    {},
    {
      prepare: ({ folder, edit }) => {
        cpSync(wholeSiteFolder('writer'), folder, { recursive: true });
        edit('site.config.yaml', '  language: en\n', '  languages: [en, sv]\n');
        writeFileSync(join(folder, 'content/notes/oil.sv.md'), oilInSwedish);
      },
    },
  );

test('texts are listed by date, and each leads to the one before and the one after it', async ({
  builtSite,
  browser,
}) => {
  const { url } = await writer(builtSite);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${url}/notes`);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([/^Plates of ash/, /^Paper, and what/, 'Oil on leather']);
  await expect(page.getByRole('main')).toContainText('November 2, 2025');
  await expect(page.getByText('Not yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'Plates of ash' }).click();
  await expect(heading(page)).toHaveText('Plates of ash: what a fire leaves');
  await expect(page).toHaveTitle(/^Plates of ash: what a fire leaves/);
  await expect(page.getByRole('img', { name: 'A shelf of bindings' })).toBeVisible();
  // The page that lists it is marked.
  await expect(page.getByRole('link', { name: 'Notes' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'on oil' }).click();
  await expect(page).toHaveURL(/\/notes\/oil$/);
  await expect(heading(page)).toHaveText('Oil on leather');
  await page.getByRole('link', { name: 'Previous Plates of ash' }).click();
  await page.getByRole('link', { name: 'Next Oil on leather' }).click();
  await expect(heading(page)).toHaveText('Oil on leather');
  await context.close();
});

test('the list and a text have no fault of accessibility', async ({ builtSite, page }) => {
  const { url } = await writer(builtSite);
  for (const path of ['notes', 'notes/plates-of-ash']) {
    await open(page, `${url}/${path}`);
    await expectNoFault(page);
  }
});

test('a feed has the whole words of each text, with whole addresses', async ({
  builtSite,
  page,
}) => {
  const { url, folder } = await writer(builtSite);
  await page.goto(`${url}/notes`);
  const link = page.locator('link[type="application/atom+xml"]');
  await expect(link).toHaveAttribute('href', '/feed.xml');
  const written = readFileSync(join(folder, 'dist', 'feed.xml'), 'utf8');
  const { errors } = await validateXML({ xml: written, schema: grammar, extension: 'relaxng' });
  expect(errors).toEqual([]);
  const feed = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml');
    const of = (parent: ParentNode, name: string) =>
      parent.querySelector(`:scope > ${name}`)?.textContent ?? '';
    const entries = [...read.querySelectorAll('feed > entry')].map((entry) => {
      const content = new DOMParser().parseFromString(of(entry, 'content'), 'text/html');
      return {
        ...{ title: of(entry, 'title'), id: of(entry, 'id'), updated: of(entry, 'updated') },
        links: [...content.querySelectorAll('a')].map((each) => each.getAttribute('href')),
        tags: [...new Set([...content.body.querySelectorAll('*')].map((each) => each.localName))],
        words: content.body.textContent,
      };
    });
    const root = read.documentElement;
    return {
      name: root.localName,
      space: root.namespaceURI,
      id: of(root, 'id'),
      author: of(root, 'author > name'),
      entries,
    };
  }, written);
  expect(feed).toMatchObject({
    ...{ name: 'feed', space: 'http://www.w3.org/2005/Atom', author: 'Nora Lindqvist' },
    id: 'https://nora.example/feed.xml',
    entries: [
      {
        title: 'Plates of ash: what a fire leaves',
        id: 'https://nora.example/notes/plates-of-ash',
        updated: '2025-11-02T00:00:00.000Z',
        links: ['https://nora.example/notes/oil', 'https://example.com/scale'],
        tags: ['p', 'a', 'h2', 'ul', 'li'],
        words: expect.stringContaining('less than its own binding & cost more'),
      },
      {
        title: 'Oil on leather',
        updated: '2023-05-14T00:00:00.000Z',
        tags: ['p', 'figure', 'blockquote', 'pre', 'code'],
        words: expect.stringContaining('"patience": true'),
      },
    ],
  });
  expect(readFileSync(join(folder, 'dist', 'sitemap.xml'), 'utf8')).toContain(
    '/notes/oil</loc><lastmod>2023-05-14</lastmod>',
  );
});

test('a text is in each language that has a file of it, and else says its language', async ({
  builtSite,
  page,
}) => {
  const { url, folder, output } = await writer(builtSite);
  await open(page, `${url}/sv/notes`);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([/^Plates of ash/, /^Paper, and what/, /^Olja på läder/]);
  const inEnglish = page.getByRole('main').locator('[lang=en]', { hasText: /^Plates of ash/ });
  await expect(inEnglish.first()).toBeVisible();
  await titles.last().getByRole('link').click();
  await expect(heading(page)).toHaveText('Olja på läder: en början');
  await expect(page.getByRole('main').locator('[lang]')).toHaveCount(0);
  const other = page.locator('head link[hreflang=en]');
  await expect(other).toHaveAttribute('href', 'https://nora.example/notes/oil');
  await page.getByRole('link', { name: 'plåtarna' }).click();
  await expect(page).toHaveURL(/\/sv\/notes\/plates-of-ash$/);
  await expect(inEnglish.first()).toBeVisible();
  await expect(
    page.getByText('less than its own binding').locator('xpath=ancestor::section'),
  ).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/sv/feed.xml',
  );
  const feed = readFileSync(join(folder, 'dist/sv/feed.xml'), 'utf8');
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="sv">');
  expect(feed).toContain('<entry xml:lang="en"><title>Plates of ash');
  expect(feed).toContain('<entry><title>Olja på läder');
  expect(feed).toContain('https://nora.example/sv/notes/oil');
  expect(output).toMatch(/In sv, \d+ texts are still to be translated/);
});
