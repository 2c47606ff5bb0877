import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Page, Request } from 'playwright/test';
import { serveFolder } from '../../browser/static-server.ts';
import { waitForHydration } from '../../page/actions.ts';
import { builtPath } from '../../project/built-site.ts';
import { siteAt } from '../../project/site-files.ts';
import { type WebServer, webServers } from '../../project/web-servers.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

// Without the film, which these tests do not need.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(3_600_000);

/** Addresses of no page, relative to the base of the site, each of which once led to a wrong place. */
const namedAddresses: readonly string[] = [
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

const signs = [
  ...'/ // %2f %5c %20 %09 %0a %0d %00 %7f % %2 %zz %25 . .. %2e%2e'.split(' '),
  ...`; : @ | " ' < { ^ \` + & = ~ * ? # ?a=% #% %C3%A9 %E2%80%8B %EF%BB%BF %F0%9F%94%8A %ff ß 日`.split(
    ' ',
  ),
  ...'evil.test http: javascript: index page.json assets api a B 0 -'.split(' '),
  ...allScreens.map(({ path }) => path.slice(1)),
];

/** Addresses of no page, put together from parts with a meaning in addresses; the same in each run. */
function generatedAddresses(count: number): string[] {
  const address = fc
    .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 7 })
    .map((parts) => parts.join(''))
    .filter(isUnknown);
  return fc.sample(address, { seed: 22, numRuns: count });
}

/** Whether an address, as a browser reads it, leads to none of the site's pages and files. */
function isUnknown(address: string): boolean {
  const { pathname } = new URL(`http://localhost/${address}`);
  const isPage = allScreens.some(({ path }) => path === pathname.replace(/(.)\/$/, '$1'));
  return !isPage && !/\/(page\.json|api\/index)$/.test(pathname);
}

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
  // The page may load fonts yet, which a host that is closed does not send.
  await page.goto('about:blank');
  page.off('request', record);
  expect(elsewhere).toEqual([]);
}
