import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from 'playwright/test';
import { serveFolder } from '../../browser/static-server.ts';
import {
  generatedAddresses,
  namedAddresses,
  refusedAddresses,
} from '../../hosting/unknown-addresses.ts';
import { type WebServer, webServers } from '../../hosting/web-servers.ts';
import { waitForHydration } from '../../page/actions.ts';
import { builtPath } from '../../project/built-site.ts';
import { test } from '../../project/scenario.ts';
import { siteAt } from '../../project/site-files.ts';
import { screens } from '../../sample-site.ts';
import { expect } from '../../test.ts';

// Without the film, to which these tests are indifferent.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(3_600_000);

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

/** Caddy's HTTP library refuses these before any rule of a Caddyfile is read. */
const brokenEscape = /%(?![\da-f]{2})/i;

/** Visits addresses of a site on a host. */
async function visitOn(
  host: WebServer,
  page: Page,
  [dist, base]: readonly [string, string],
  addresses: readonly string[],
): Promise<void> {
  const { url, close } = await host.start(dist, base);
  const isAnswered = (address: string) => host.name !== 'caddy' || !brokenEscape.test(address);
  try {
    await visitAll(page, url, base, addresses.filter(isAnswered));
  } finally {
    await close();
  }
}

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/status of [45]0[04]/));

const available = hosts.filter(({ missing }) => missing === undefined);

/** The share of the addresses that is tried on a host. The site is the same on all hosts. */
const partOf = (host: WebServer, addresses: readonly string[]) =>
  addresses.filter((_, index) => available[index % available.length] === host);

for (const host of hosts) {
  test(`${host.name} leads unknown addresses to the welcome page`, async ({ page }) => {
    test.skip(host.missing !== undefined, host.missing);
    await visitOn(
      host,
      page,
      [builtPath(), '/'],
      [...refusedAddresses, ...partOf(host, namedAddresses)],
    );
  });

  const all = `${host.name} leads 500 generated addresses to the welcome page, below a folder too @full`;
  test(all, async ({ page, scenario }) => {
    test.skip(host.missing !== undefined, host.missing);
    const project = scenario({ site: siteAt('https://alma.example/my-repo/') });
    await project.buildWell();
    const addresses = [...namedAddresses, ...generatedAddresses(500)];
    await visitOn(host, page, [join(project.folder, 'dist'), '/my-repo/'], addresses);
    await visitOn(host, page, [builtPath(), '/'], addresses);
  });
}

test('a site of many pages leads unknown addresses to the first', async ({ page, scenario }) => {
  const more = Array.from({ length: 100 }, (_, index) => `page-${index}`);
  const pages = more.map(
    (path) => `
  - path: ${path}
    link: More
    title: More
    menu: ${path === 'page-99'}
    sections: [{ type: links, items: [{ label: Elsewhere, url: https://example.com }] }]`,
  );
  const project = scenario({ site: siteAt('https://alma.example/my-repo/') + pages.join('') });
  await project.buildWell();
  const dist = join(project.folder, 'dist');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('page-50');
  const addresses = ['%5cevil.test/', 'a%20b', 'page-5%20', '%70age-5', ...generatedAddresses(3)];
  for (const host of available)
    await visitOn(host, page, [dist, '/my-repo/'], partOf(host, addresses));
  await page.goto(`${await project.serve('/my-repo/')}/my-repo/projects`);
  await page.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/page-99$/);
  await expect(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
});

/** Visits each address, which has to lead to the first page of the site. */
async function visitAll(
  page: Page,
  host: string,
  base: string,
  addresses: readonly string[],
): Promise<void> {
  const home = host + base;
  const documents: string[] = [];
  const elsewhere: string[] = [];
  const record = (request: Request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (!request.url().startsWith(`${host}/`)) elsewhere.push(request.url());
  };
  page.on('request', record);
  for (const address of addresses) {
    documents.length = 0;
    const asked = home + address;
    await page.goto(asked);
    await expect(page, asked).toHaveURL(home);
    await waitForHydration(page);
    await expect(page, asked).toHaveTitle(screens.welcome.title);
    expect(page.url(), asked).toBe(home);
    expect(documents.length, `${asked} led to ${documents}`).toBeLessThanOrEqual(2);
  }
  page.off('request', record);
  expect(elsewhere).toEqual([]);
}
