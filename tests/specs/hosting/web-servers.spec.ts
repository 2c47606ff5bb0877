import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readHeaders } from '../../../src/node/build/hosting/host-files.ts';
import { headersFor } from '../../../src/node/build/hosting/site-headers.ts';
import { serveFolder } from '../../browser/static-server.ts';
import { open, waitForHydration } from '../../page/actions.ts';
import { builtFiles, builtPath } from '../../project/built-site.ts';
import { crawl } from '../../project/crawl.ts';
import { siteAt } from '../../project/site-files.ts';
import { type WebServer, webServers } from '../../project/web-servers.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

test.setTimeout(600_000);

/** Addresses of no page, relative to the base of the site, each of which once led to a wrong place. */
const unknownAddresses: readonly string[] = [
  // When it is decoded, a backslash, a slash or a blank makes the address of another host.
  ...['%5cevil.test/', '%2f%2fevil.test/', '%09/evil.test/', '%5c@evil.test/', '//evil.test/'],
  ...['/evil.test/%2e%2e', '%0a//evil.test/', 'https:%2f%2fevil.test/', '.evil.test/'],
  // Characters that are encoded in an address, but decoded when paths are compared.
  ...['a%20b', '%C3%B1and%C3%BA', 'a|b', '%2525', '%70rojects'],
  // Characters that chat programs and typists add to an address.
  ...['projects%E2%80%8B', 'about-me%2f', 'about-me.', 'projects//', 'projects%3Ffrom=mail'],
  ...'/projects projects/index PROJECTS api/ nothing?projects#projects'.split(' '),
  // Escapes that cannot be decoded.
  ...['projects/%E0%A4%A', '%c0%af', 'a%'],
  ...['index.html', 'x'.repeat(7_000)],
];

/** Addresses that a server may refuse before it looks for a file. */
const refusedAddresses: readonly string[] = ['%zz', 'projects%00'];

/** A host that answers every address with the first page. */
const oneDocument: WebServer = {
  name: 'a host of one document',
  host: 'all',
  missing: undefined,
  start: async (dist, base) => {
    const host = await serveFolder(dist, { base });
    host.answerBy(({ headers }, response) => {
      if (headers['sec-fetch-dest'] !== 'document') return false;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(readFileSync(join(dist, 'index.html')));
      return true;
    });
    return host;
  },
};
const hosts = [...webServers, oneDocument];
/** The hosts of this machine, each of which a quick run sends a share of the addresses: the site is the same on all. */
const available = hosts.filter(({ missing }) => missing === undefined);

/** Caddy's HTTP library refuses these before any rule of a Caddyfile is read. */
const brokenEscape = /%(?![\da-f]{2})/i;

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/status of [45]0[04]/));

// published-site.spec.ts visits addresses of a site below a folder.
for (const host of hosts) {
  test(`${host.name} leads unknown addresses to the welcome page`, async ({ page }) => {
    test.skip(host.missing !== undefined, host.missing);
    const { url, close } = await host.start(builtPath(), '/');
    const documents: string[] = [];
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
      if (!request.url().startsWith(`${url}/`)) elsewhere.push(request.url());
    });
    const own = unknownAddresses.filter((_, at) => available[at % available.length] === host);
    for (const address of [...refusedAddresses, ...own]) {
      if (host.name === 'caddy' && brokenEscape.test(address)) continue;
      documents.length = 0;
      const asked = `${url}/${address}`;
      await page.goto(asked);
      await expect(page, asked).toHaveURL(`${url}/`);
      await waitForHydration(page);
      await expect(page, asked).toHaveTitle(screens.welcome.title);
      expect(page.url(), asked).toBe(`${url}/`);
      expect(documents.length, `${asked} led to ${documents}`).toBeLessThanOrEqual(2);
    }
    expect(elsewhere).toEqual([]);
    // The page may load fonts yet, which a host that is closed does not send.
    await page.goto('about:blank');
    await close();
  });
}

for (const base of ['/', '/a/b/']) {
  for (const { name, host, missing, start } of webServers) {
    test(`${name} serves a site at ${base} @full`, async ({ scenario, page }) => {
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
      expect(pages).toHaveLength(allScreens.length);
      expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
      expect(visits.filter(({ url }) => !url.startsWith(first))).toEqual([]);
      for (const { title, path } of allScreens) {
        const below = path.slice(1) + (host === 'other' && path !== '/' ? '/' : '');
        const found = pages.filter(({ body }) => body.includes(`<title>${title}</title>`));
        expect(found.map(({ url }) => url)).toEqual([first + below]);
        expect(found[0]?.body).toContain(`<link rel="canonical" href="${address}${below}"/>`);
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
      await open(page, `${first}nothing/at/all`);
      await expect(page).toHaveURL(first);
      await server.close();
    });
  }
}
