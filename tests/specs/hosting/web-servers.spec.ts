import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crawl } from '../../hosting/crawl.ts';
import { webServers } from '../../hosting/web-servers.ts';
import { waitForHydration } from '../../page/actions.ts';
import { test } from '../../project/scenario.ts';
import { allScreens, sampleFiles, screens } from '../../sample-site.ts';
import { expect, fullRun } from '../../test.ts';

/** The sample site at an address, for one kind of host. */
function siteAt(url: string, host: string): string {
  const original = readFileSync(sampleFiles.site, 'utf8');
  return `host: ${host}\n${original.replace(/^app:\n/m, `app:\n  url: ${url}\n`)}`;
}

for (const base of ['/', '/repo/', '/a/b/']) {
  for (const { name, missing, start } of webServers) {
    test(
      `${name} serves every link of a site at ${base} without a redirect`,
      fullRun,
      async ({ scenario, page, consoleMessages }) => {
        test.skip(missing !== undefined, missing);
        const address = `https://alma.example${base}`;
        const host = name === 'plain' ? 'other' : name;
        const project = scenario({ site: siteAt(address, host) });
        const { code, output } = await project.build();
        expect(code, output).toBe(0);
        const server = await start(join(project.folder, 'dist'), base);
        const first = server.url + base;

        const visits = await crawl(first, address);
        const pages = visits.filter(({ body }) => body.startsWith('<!doctype html>'));
        console.log(
          `${name} at ${base}: ${pages.length} pages and ${visits.length - pages.length} files`,
        );
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

        consoleMessages.allow(/status of 404/);
        await page.goto(`${first}nothing/at/all`);
        await waitForHydration(page);
        await expect(page).toHaveURL(first);
        await expect(page).toHaveTitle(screens.welcome.title);
        await server.close();
      },
    );
  }
}
