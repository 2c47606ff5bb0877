import { join } from 'node:path';
import { readHeaders } from '../../../src/node/hosting/host-files.ts';
import { headersFor } from '../../../src/node/hosting/site-headers.ts';
import { crawl } from '../../hosting/crawl.ts';
import { webServers } from '../../hosting/web-servers.ts';
import { open } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { siteAt } from '../../project/site-files.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect } from '../../test.ts';

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
        // Node's `fetch` would ask for Brotli too, so name the encoding.
        const page = await fetch(`${first}projects`, { headers: { 'Accept-Encoding': 'gzip' } });
        expect(page.headers.get('content-encoding')).toBe('gzip');
      }

      consoleMessages.allow(/status of 404/);
      for (const { path, title } of allScreens) {
        const below = path.slice(1) + (host === 'other' && path !== '/' ? '/' : '');
        await open(page, first + below);
        await expect(page).toHaveTitle(title);
        await expect(page).toHaveURL(first + below);
      }
      await open(page, `${first}nothing/at/all`);
      await expect(page).toHaveURL(first);
      await expect(page).toHaveTitle(screens.welcome.title);
      await server.close();
    });
  }
}
