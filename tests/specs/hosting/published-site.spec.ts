import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { siteAt } from '../../hosting/site-at.ts';
import { test } from '../../project/scenario.ts';
import { allScreens, owner, screens } from '../../sample-site.ts';
import { expect } from '../../test.ts';

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

const root = 'https://alma.example/repo/';

test('a site with an address says to search engines and link previews what it is', async ({
  scenario,
}) => {
  const project = scenario({ site: siteAt('https://alma.example/repo') });
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  const dist = join(project.folder, 'dist');
  const read = (file: string) => readFileSync(join(dist, file));
  const pictures = new Set<string>();

  for (const { path, title } of allScreens) {
    const html = read(`${path.slice(1) || 'index'}.html`).toString();
    const said = Object.fromEntries(
      Object.entries(once).map(([name, pattern]) => {
        const found = [...html.matchAll(pattern)].map(([, value = '']) => value);
        expect(found, `${name} of ${path}`).toHaveLength(1);
        return [name, found[0] ?? ''] as const;
      }),
    );
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
    for (const [, file = '', integrity] of html.matchAll(
      /src="\/repo\/([^"]+)" integrity="([^"]+)"/g,
    ))
      expect(integrity).toBe(hashOf(read(file)));
    const { integrity } = JSON.parse(/"importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(Object.keys(integrity).length).toBeGreaterThan(1);
    for (const [file, hash] of Object.entries(integrity))
      expect(hash).toBe(hashOf(read(file.slice('/repo/'.length))));
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

  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const compressed = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed.length).toBeGreaterThan(2 * allScreens.length);
  for (const file of compressed) {
    const plain = file.endsWith('.br') ? brotliDecompressSync(read(file)) : gunzipSync(read(file));
    expect(plain.equals(read(file.slice(0, -3))), file).toBe(true);
  }
  for (const { path } of allScreens.filter((each) => each !== screens.welcome))
    expect(existsSync(join(dist, path, 'index.html')), 'hosts that serve folders').toBe(true);
});

function hashOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
