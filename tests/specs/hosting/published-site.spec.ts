import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { variableOf } from '../../global-setup.ts';
import { barLink, expectScreen, waitForHydration } from '../../page/actions.ts';
import { builtFiles } from '../../project/built-site.ts';
import { hiddenFiles, writeHidden } from '../../project/hidden-files.ts';
import type { BuiltSite } from '../../project/scenario.ts';
import { siteAt } from '../../project/site-files.ts';
import { allScreens, logo, owner, screens } from '../../sample-site.ts';
import { test as base, expect } from '../../test.ts';

const root = 'https://alma.example/repo/';

const test = base.extend<{ site: BuiltSite }>({
  site: async ({ builtSite }, use) => {
    await use(
      await builtSite('below a folder', { site: siteAt(root.slice(0, -1)) }, { base: '/repo/' }),
    );
  },
});

/** What every page says exactly once, with an address or a text in it. */
const once = {
  title: /<title>([^<]+)<\/title>/g,
  description: /<meta name="description" content="([^"]+)"/g,
  canonical: /<link rel="canonical" href="([^"]+)"/g,
  manifest: /<link rel="manifest" href="([^"]+)"/g,
  'theme in the light': /<meta name="theme-color" media="[^"]*light\)" content="([^"]+)"/g,
  'theme in the dark': /<meta name="theme-color" media="[^"]*dark\)" content="([^"]+)"/g,
  'og:title': /<meta property="og:title" content="([^"]+)"/g,
  'og:description': /<meta property="og:description" content="([^"]+)"/g,
  'og:type': /<meta property="og:type" content="([^"]+)"/g,
  'og:url': /<meta property="og:url" content="([^"]+)"/g,
  'og:image': /<meta property="og:image" content="([^"]+)"/g,
  'twitter:card': /<meta name="twitter:card" content="([^"]+)"/g,
  'twitter:title': /<meta name="twitter:title" content="([^"]+)"/g,
  'twitter:image': /<meta name="twitter:image" content="([^"]+)"/g,
  robots: /<meta name="robots" content="([^"]+)"/g,
  'JSON-LD': /<script type="application\/ld\+json">(.+?)<\/script>/g,
  'content security policy': /http-equiv="Content-Security-Policy" content="([^"]+)"/g,
};

/** What a page says exactly once, by its name. */
function saidOnce(html: string, path: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(once).map(([name, pattern]) => {
      const found = [...html.matchAll(pattern)].map(([, value = '']) => value);
      expect(found, `${name} of ${path}`).toHaveLength(1);
      return [name, found[0] ?? ''];
    }),
  );
}

test('each page tells search engines and link previews what it is', async ({ site: { read } }) => {
  const pictures = new Set<string>();
  for (const { path, title } of allScreens) {
    const said = saidOnce(read(`${path.slice(1) || 'index'}.html`).toString(), path);
    const url = root + path.slice(1);
    expect(said).toMatchObject({ title, canonical: url, 'og:url': url, 'og:title': title });
    expect(said['robots']).toBe('noindex');
    const picture = said['og:image'] ?? '';
    expect(picture).toContain(`${root}assets/`);
    pictures.add(picture);
    const { width, height } = await sharp(read(picture.slice(root.length))).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(JSON.parse(said['JSON-LD'] ?? '')).toMatchObject({
      '@type': 'ProfilePage',
      url,
      mainEntity: { '@type': 'Person', name: owner.nameOwn, url: root },
    });
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

test('files have the hashes that pages name, and serve hosts of folders', async ({
  site: { folder, read },
}) => {
  const hashOf = (file: string) =>
    `sha256-${createHash('sha256').update(read(file)).digest('base64')}`;
  for (const { path } of allScreens) {
    const html = read(`${path.slice(1) || 'index'}.html`).toString();
    const named = html.matchAll(/src="\/repo\/([^"]+)" integrity="([^"]+)"/g);
    for (const [, file = '', integrity] of named) expect(integrity).toBe(hashOf(file));
    const { integrity } = JSON.parse(/"importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(integrity).length).toBeGreaterThan(1);
    for (const [file, hash] of Object.entries(integrity))
      expect(hash).toBe(hashOf(file.slice('/repo/'.length)));
    const index = join(folder, 'dist', path, 'index.html');
    expect(existsSync(index), 'hosts that serve folders').toBe(true);
  }
});

test('without a host that sends them there are no compressed files, and the preview compresses by itself', async ({
  site: { folder },
}) => {
  expect(builtFiles(join(folder, 'dist')).filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  const address = `${process.env[variableOf('preview')]}/projects`;
  const { headers } = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(headers.get('content-encoding')).toBe('gzip');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a site below a folder works as one of its own', async ({ site, page, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  const missed: string[] = [];
  const asked = new Set<string>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (path.includes('/api/')) asked.add(path);
    if (response.status() >= 400) missed.push(path);
  });
  const url = `${site.url}/repo`;
  for (const screen of allScreens) {
    await Promise.all([page.waitForResponse(`${url}/api/index`), page.goto(url + screen.path)]);
    await waitForHydration(page);
    await expectScreen(page, screen);
    await page.waitForLoadState('networkidle');
  }
  expect([...asked]).toEqual(['/repo/api/index']);
  expect(missed).toEqual([]);

  await barLink(page, { path: '/repo/projects' }).click();
  await expect(page).toHaveURL(`${url}/projects`);
  await expect(page).toHaveTitle(screens.projects.title);
  const home = page.getByRole('navigation').getByRole('link', { name: logo.alt });
  await expect(home).toHaveAttribute('href', /^\/repo\/?$/);

  const lost = await (await page.request.get(`${url}/nothing`)).text();
  expect(lost).toContain('content="0; url=/repo/"');
});

/** A picture of one colour with extra bytes at its end, like photos of phones. */
async function pictureOf(background: string): Promise<Buffer> {
  const create = { width: 800, height: 600, channels: 3, background } as const;
  return Buffer.concat([await sharp({ create }).jpeg().toBuffer(), Buffer.alloc(64)]);
}

test('a build publishes nothing hidden', async ({ scenario }) => {
  const hero = (name: string, more = '') =>
    `      - type: hero\n        picture: /photos/${name}.jpg\n${more}`;
  const heroes = hero('secret', '        hidden: true\n') + hero('Zoë');
  const site = siteAt('https://alma.example').replace(
    '      - type: hero\n',
    (first) => heroes + first,
  );
  const { folder, buildWell } = scenario({ site });
  writeHidden(folder);
  const photos = join(folder, 'public', 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'secret.jpg'), await pictureOf('#f00'));
  writeFileSync(join(photos, 'Zoë.jpg'.normalize('NFD')), await pictureOf('#00f'));

  const output = await buildWell();
  for (const name of hiddenFiles) expect(output).toContain(`public/${name.replace('config', '')}`);
  const files = builtFiles(join(folder, 'dist'));
  const published = files.filter((file) => /secret|\.env|\.git|~|security/.test(file));
  expect(published).toEqual(['.well-known/security.txt']);
  const [preview = ''] = files.filter((file) => /sharing-.*\.jpg$/.test(file));
  const { channels } = await sharp(join(folder, 'dist', preview)).stats();
  const [red, , blue] = channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan(2 * (red ?? 0));
});
