import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { readHeaders } from '../../../src/node/hosting/host-files.ts';
import { headersFor } from '../../../src/node/hosting/site-headers.ts';
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
  ...['%5cevil.test/', '%2fevil.test/', '%5c%5cevil.test/', '%2f%2fevil.test/', '%5c%2fevil.test/'],
  ...['%09/evil.test/', '%5c@evil.test/', '/evil.test/', '//evil.test/', '/evil.test/%2e%2e'],
  ...['%0a//evil.test/', ';//evil.test/', 'https:%2f%2fevil.test/', '@evil.test/', '.evil.test/'],
  // Characters that are encoded in an address, but decoded when paths are compared.
  ...['a%20b', '%C3%B1and%C3%BA', 'a%22b', 'a|b', 'a%25b', '%2525', '%E6%97%A5%E6%9C%AC', 'ñandú'],
  // Characters that chat programs and typists add to an address.
  ...['projects%E2%80%8B', 'about-me%20', 'about-me%2f', 'about-me.', 'projects,', 'projects//'],
  ...'/projects projects/index projects%3Ffrom=mail %70rojects PROJECTS Contact-me'.split(' '),
  // Escapes that cannot be decoded.
  ...['%E0%A4%A', 'projects/%E0%A4%A', 'a%', '%c0%af', '%FF', '%ED%A0%80'],
  ...['nothing?projects#projects', 'a?/projects', 'a#/projects', 'api', 'api/'],
  'x'.repeat(7_000),
];

/** Addresses that a server may refuse before it looks for a file. */
const refusedAddresses: readonly string[] = ['%', '%zz', 'x%00', 'projects%00'];

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
const available = hosts.filter(({ missing }) => missing === undefined);

/** The share of the addresses that a quick run tries on a host. The site is the same on all hosts. */
const partOf = (host: WebServer, addresses: readonly string[]) =>
  addresses.filter((_, index) => available[index % available.length] === host);

/** Caddy's HTTP library refuses these before any rule of a Caddyfile is read. */
const brokenEscape = /%(?![\da-f]{2})/i;

/** Visits addresses of a site on a host, each of which has to lead to the first page. */
async function visitOn(
  host: WebServer,
  page: Page,
  [dist, base]: readonly [string, string],
  addresses: readonly string[],
): Promise<void> {
  const { url, close } = await host.start(dist, base);
  const home = url + base;
  const documents: string[] = [];
  const elsewhere: string[] = [];
  const record = (request: Request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (!request.url().startsWith(`${url}/`)) elsewhere.push(request.url());
  };
  page.on('request', record);
  for (const address of addresses) {
    if (host.name === 'caddy' && brokenEscape.test(address)) continue;
    documents.length = 0;
    const asked = home + address;
    await page.goto(asked);
    await expect(page, asked).toHaveURL(home);
    await waitForHydration(page);
    await expect(page, asked).toHaveTitle(screens.welcome.title);
    expect(page.url(), asked).toBe(home);
    expect(documents.length, `${asked} led to ${documents}`).toBeLessThanOrEqual(2);
  }
  // The page may load fonts yet, which a host that is closed does not send.
  await page.goto('about:blank');
  page.off('request', record);
  await close();
  expect(elsewhere).toEqual([]);
}

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/status of [45]0[04]/));

for (const host of hosts) {
  test(`${host.name} leads unknown addresses to the welcome page`, async ({ page }) => {
    test.skip(host.missing !== undefined, host.missing);
    const addresses = [...refusedAddresses, ...partOf(host, unknownAddresses)];
    await visitOn(host, page, [builtPath(), '/'], addresses);
  });
}

test('a site of many pages leads unknown addresses to the first', async ({ page, scenario }) => {
  const pages = Array.from({ length: 60 }, (_, index) => `page-${index}`).map(
    (path) => `
  - path: ${path}
    link: More
    title: More
    menu: ${path === 'page-59'}
    sections: [{ type: links, items: [{ label: Elsewhere, url: https://example.com }] }]`,
  );
  const project = scenario({ site: siteAt('https://alma.example/my-repo/') + pages.join('') });
  await project.buildWell();
  const dist = join(project.folder, 'dist');
  const addresses = ['%5cevil.test/', 'a%20b', 'page-5%20', '%70age-5'];
  for (const host of available)
    await visitOn(host, page, [dist, '/my-repo/'], partOf(host, addresses));
  await page.goto(`${await project.serve('/my-repo/')}/my-repo/projects`);
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/page-59$/);
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
});

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
      await open(page, `${first}nothing/at/all`);
      await expect(page).toHaveURL(first);
      await server.close();
    });
  }
}
