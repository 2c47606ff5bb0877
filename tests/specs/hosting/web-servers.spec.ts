import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHeaders } from '../../../src/node/hosting/host-files.ts';
import { headersFor } from '../../../src/node/hosting/site-headers.ts';
import { elementsIn } from '../../../src/node/project/html.ts';
import { open } from '../../page/actions.ts';
import { builtFiles } from '../../project/built-site.ts';
import { siteAt } from '../../project/site-files.ts';
import { webServers } from '../../project/web-servers.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

for (const base of ['/', '/repo/', '/a/b/']) {
  for (const { name, host, missing, start } of webServers) {
    test(`${name} serves a site at ${base} @full`, async ({ scenario, page, consoleMessages }) => {
      test.skip(missing !== undefined, missing);
      const address = `https://alma.example${base}`;
      const project = scenario({ site: siteAt(address, host) });
      await project.buildWell();
      const dist = join(project.folder, 'dist');
      const server = await start(dist, base);
      const first = server.url + base;
      const headers = readHeaders(dist);
      if (!headers) throw new Error('The build says what a host sends');

      const compressed = builtFiles(dist).filter((file) => /\.(br|gz)$/.test(file));
      expect(compressed.length > 2 * allScreens.length).toBe(host !== 'other');
      for (const file of compressed) {
        const decompress = file.endsWith('.br') ? brotliDecompressSync : gunzipSync;
        const plain = project.read(file.slice(0, -3));
        expect(decompress(project.read(file)).equals(plain), file).toBe(true);
      }

      const visits = await crawl(first, address);
      const pages = visits.filter(({ body }) => body.startsWith('<!doctype html>'));
      console.log(`${name} at ${base}: ${pages.length} pages, ${visits.length} addresses`);
      expect(pages).toHaveLength(allScreens.length);
      expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
      expect(visits.filter(({ url }) => !url.startsWith(first))).toEqual([]);
      for (const { title, path } of allScreens) {
        const below = path.slice(1) + (host === 'other' && path !== '/' ? '/' : '');
        const found = pages.filter(({ body }) => body.includes(`<title>${title}</title>`));
        expect(found.map(({ url }) => url)).toEqual([first + below]);
        expect(found[0]?.body).toContain(`<link rel="canonical" href="${address}${below}"/>`);
        await open(page, first + below);
        await expect(page).toHaveTitle(title);
        await expect(page).toHaveURL(first + below);
      }

      const lost = await fetch(`${first}nothing/at/all`);
      expect(lost.status).toBe(404);
      expect(await lost.text()).toContain(`content="0; url=${base}"`);
      const service = await fetch(`${first}api/index`, { redirect: 'manual' });
      expect(await service.json()).toEqual(content);
      if (host !== 'other') {
        for (const visit of [...visits, { url: service.url, headers: service.headers }]) {
          const told = headersFor(headers, new URL(visit.url).pathname);
          const sent = Object.fromEntries(
            Object.keys(told).map((key) => [key, visit.headers.get(key)]),
          );
          expect(sent, visit.url).toEqual(told);
        }
        for (const visit of [lost, await fetch(`${first}assets/gone.js`)]) {
          expect(visit.status).toBe(404);
          expect(visit.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
          expect(visit.headers.get('cache-control')).toBe('no-cache');
        }
        expect((await fetch(`${first}.hosting/headers.json`)).status).toBe(404);
        // Only the files of the build are in Brotli, which nginx without a module does not send.
        const page = await fetch(`${first}projects`, {
          headers: { 'Accept-Encoding': 'gzip, br' },
        });
        expect(page.headers.get('content-encoding')).toBe(host === 'caddy' ? 'br' : 'gzip');
      }

      consoleMessages.allow(/status of 404/);
      await open(page, `${first}nothing/at/all`);
      await expect(page).toHaveURL(first);
      await expect(page).toHaveTitle(screens.welcome.title);
      await server.close();
    });
  }
}

/** An answer to a crawler: a redirect is not followed. */
type Visit = { url: string; status: number; headers: Headers; body: string };

/**
 * Visits every page and every file that the pages of a site name, beginning with its first page. Absolute
 * addresses of the published site are looked up at the origin of that page.
 */
async function crawl(first: string, published: string): Promise<Visit[]> {
  const visits = new Map<string, Visit>();
  const visit = async (url: string): Promise<void> => {
    if (visits.has(url)) return;
    const response = await fetch(url, { redirect: 'manual' });
    const body = await response.text();
    visits.set(url, { url, status: response.status, headers: response.headers, body });
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html') || response.status !== 200) return;
    for (const address of addressesIn(body)) {
      const target = new URL(address.replace(new URL(published).origin, new URL(url).origin), url);
      target.hash = '';
      if (target.origin === new URL(url).origin) await visit(target.href);
    }
  };
  await visit(first);
  return [...visits.values()];
}

/** Every address that a document names. */
function addressesIn(html: string): string[] {
  const found = elementsIn(html).flatMap(({ name, attributes }) => {
    const { href, src, srcset, content, property, 'data-modules': modules } = attributes;
    return [
      href,
      src,
      ...(srcset?.split(',').map((each) => each.trim().split(/\s/)[0]) ?? []),
      ...(modules?.split(' ') ?? []),
      name === 'meta' && /^og:(url|image)$/.test(property ?? '') ? content : undefined,
    ].filter((each) => each !== undefined);
  });
  return found.filter((each) => !/^(#|mailto:|tel:|data:)/.test(each));
}
