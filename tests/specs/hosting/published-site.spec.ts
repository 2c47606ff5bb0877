import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { elementsIn } from '../../../src/node/files/project/html.ts';
import { barLink, expectScreen, waitForHydration } from '../../page/actions.ts';
import { builtFiles } from '../../project/built-site.ts';
import { hiddenFiles, writeHidden } from '../../project/hidden-files.ts';
import type { BuiltSite, Scenario } from '../../project/scenario.ts';
import { siteAt } from '../../project/site-files.ts';
import { allScreens, logo, owner, screens } from '../../sample-site.ts';
import { test as base, expect } from '../../test.ts';

const root = 'https://alma.example/repo/';

/** The sections that the site begins with: a picture that is hidden, and one that is shown. */
const heroes = `
      - { type: hero, picture: /photos/secret.jpg, hidden: true }
      - { type: hero, picture: /photos/Zoë.jpg }
`.slice(1);

/** Writes the two pictures, with extra bytes at their ends like photos of phones, and files that are for nobody. */
async function addFiles({ folder }: Scenario): Promise<void> {
  writeHidden(folder);
  mkdirSync(join(folder, 'public', 'photos'));
  for (const [name, background] of [
    ['secret.jpg', '#f00'],
    ['Zoë.jpg'.normalize('NFD'), '#00f'],
  ] as const) {
    const create = { width: 800, height: 600, channels: 3, background } as const;
    const bytes = Buffer.concat([await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(64)]);
    writeFileSync(join(folder, 'public', 'photos', name), bytes);
  }
}

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    const site = siteAt(root.slice(0, -1)).replace('      - type: hero\n', (own) => heroes + own);
    await use(await builtSite('below a folder', { site }, { base: '/repo/', prepare: addFiles }));
  },
});

/** What a page says about itself, by the names of its tags. */
function saidBy(html: string): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { name, attributes, text } of elementsIn(html)) {
    const { rel, property, type, content, href } = attributes;
    const key = attributes['name'] ?? property ?? attributes['http-equiv'] ?? rel ?? type ?? name;
    said[key] = [...(said[key] ?? []), content ?? href ?? text];
  }
  return said;
}

test('each page tells search engines and link previews what it is', async ({ site: { read } }) => {
  const pictures = new Set<string>();
  const words = [expect.stringMatching(/\w/)];
  for (const { path, title } of allScreens) {
    const url = root + path.slice(1);
    const html = read(`${path.slice(1) || 'index'}.html`).toString();
    const said = saidBy(html);
    for (const name of ['title', 'og:title', 'twitter:title']) expect(said[name]).toEqual([title]);
    for (const name of ['canonical', 'og:url']) expect(said[name]).toEqual([url]);
    for (const name of ['description', 'og:description', 'og:type', 'twitter:card', 'manifest'])
      expect(said[name], name).toEqual(words);
    expect(said['robots']).toEqual(['noindex']);
    expect(said['theme-color']).toHaveLength(2);
    expect(said['Content-Security-Policy']).toHaveLength(1);
    expect(said['twitter:image']).toEqual(said['og:image']);
    const [picture = '', ...others] = said['og:image'] ?? [];
    expect(others).toEqual([]);
    expect(picture).toContain(`${root}assets/`);
    pictures.add(picture);
    const { width, height } = await sharp(read(picture.slice(root.length))).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(said['application/ld+json']).toHaveLength(1);
    expect(JSON.parse(String(said['application/ld+json']))).toMatchObject({
      '@type': 'ProfilePage',
      url,
      mainEntity: { '@type': 'Person', name: owner.nameOwn, url: root },
    });
    // Browsers run no script whose hash is wrong, but each whose hash is missing.
    expect(html).toMatch(/ src="\/repo\/assets\/main-[^"]+" integrity="sha256-[^"]+"/);
    const { integrity } = JSON.parse(String(said['importmap']));
    for (const module of html.match(/(?<=[" ])\/repo\/assets\/(?!main-)[^" ]+\.js/g) ?? [])
      expect(integrity).toHaveProperty([module]);
  }
  expect(pictures.size, 'every page has a picture of its own').toBe(allScreens.length);

  const sitemap = read('sitemap.xml').toString();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.sort()).toEqual(allScreens.map(({ path }) => root + path.slice(1)).sort());
  expect(read('robots.txt').toString()).toBe('User-agent: *\nDisallow:\n');
  const manifest = JSON.parse(read('site.webmanifest').toString());
  expect(manifest).toMatchObject({ start_url: '/repo/', scope: '/repo/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(read(src.slice('/repo/'.length))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('a site below a folder works as one of its own', async ({ site, page, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  const missed: string[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.includes('/api/')) asked.push(path);
    if (response.status() >= 400) missed.push(path);
  });
  const url = `${site.url}/repo`;
  for (const screen of [screens.welcome, screens.about]) {
    await Promise.all([page.waitForResponse(`${url}/api/index`), page.goto(url + screen.path)]);
    await waitForHydration(page);
    await expectScreen(page, screen);
    await page.waitForLoadState('networkidle');
  }
  for (const screen of [screens.contact, screens.projects]) {
    await barLink(page, { path: `/repo${screen.path}` }).click();
    await expectScreen(page, screen);
    await expect(page).toHaveURL(url + screen.path);
  }
  // Once for each document, and not for the pages that links show in it.
  expect(asked).toEqual(['/repo/api/index', '/repo/api/index']);
  expect(missed).toEqual([]);
  const home = page.getByRole('navigation').getByRole('link', { name: logo.alt });
  await expect(home).toHaveAttribute('href', /^\/repo\/?$/);

  for (const path of ['/%5cevil.test/', '/projects%20', '/projects/below']) {
    await page.goto(url + path);
    await waitForHydration(page);
    await expectScreen(page, screens.welcome);
    await expect(page).toHaveURL(`${url}/`);
  }
});

test('nothing hidden and no compressed file is published', async ({ site }) => {
  const { folder, output, read } = site;
  for (const name of hiddenFiles) expect(output).toContain(`public/${name.replace('config', '')}`);
  const files = builtFiles(join(folder, 'dist'));
  const published = files.filter((file) => /secret|\.env|\.git|~|security/.test(file));
  expect(published).toEqual(['.well-known/security.txt']);
  expect(files.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  const [preview = ''] = files.filter((file) => /sharing-.*\.jpg$/.test(file));
  const { channels } = await sharp(read(preview)).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(2 * (red ?? 0));
});
