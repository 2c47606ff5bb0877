import { join } from 'node:path';
import { elementsIn } from '../../../src/node/files/project/html.ts';
import { heading, open, waitForHydration } from '../../page/actions.ts';
import { crawl } from '../../project/crawl.ts';
import { spanishAndEnglishAt } from '../../project/translated-sites.ts';
import { webServers } from '../../project/web-servers.ts';
import { test as base, expect } from '../../test.ts';

const published = 'https://alma.example';

const test = base.extend<{ at: (path?: string) => Promise<string> }>({
  at: async ({ builtSite }, use) => {
    await use(async (path = '/') => {
      const { url } = await builtSite(...spanishAndEnglishAt(path));
      return url + path.slice(0, -1);
    });
  },
});

for (const path of ['/', '/my-repo/'])
  test(`at ${path}, each page names itself and its translations, and only the switch leads to them`, async ({
    at,
  }) => {
    const site = await at(path);
    const visits = await crawl(`${site}/`, published);
    const documents = visits.filter(({ headers }) =>
      /html/.test(headers.get('content-type') ?? ''),
    );
    const places = documents.map(({ url }) => url.slice(site.length));
    expect(places.sort()).toEqual([
      '/',
      '/en/',
      '/en/about-me',
      '/en/projects',
      '/proyectos',
      '/sobre-mi',
    ]);
    expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
    const alternates = new Map(
      documents.map(({ url, body }) => {
        const links = elementsIn(body).map(({ attributes }) => attributes);
        const named = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
        return [
          url.slice(new URL(site).origin.length),
          named.map(({ hreflang = '', href = '' }) => [hreflang, href.slice(published.length)]),
        ];
      }),
    );
    for (const [url, links] of alternates) {
      expect(links.map(([, href]) => href)).toContain(url);
      for (const [, href = ''] of links) expect(alternates.get(href)).toEqual(links);
    }
    for (const { url, body } of documents) {
      const isEnglish = url.startsWith(`${site}/en/`);
      const links = elementsIn(body).filter(
        ({ name, attributes }) => name === 'a' && !attributes['hreflang'],
      );
      for (const { attributes } of links) {
        const target = new URL(attributes['href'] ?? '', url).href;
        if (target.startsWith(site)) expect(target.startsWith(`${site}/en/`)).toBe(isEnglish);
      }
    }
    const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
    // One more page is linked by no other.
    expect(sitemap.match(/<loc>/g)).toHaveLength(documents.length + 1);
    for (const [url, links] of alternates)
      for (const [language, href] of links)
        expect(sitemap, url).toContain(`hreflang="${language}" href="${published}${href}"/>`);
  });

test('the switch leads to the same place of a page, and to the welcome where there is none', async ({
  at,
  page,
}) => {
  const site = await at('/my-repo/');
  await open(page, `${site}/sobre-mi#words`);
  const english = page.getByRole('link', { name: 'English', exact: true });
  await expect(english).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'true');
  await english.click();
  await expect(page).toHaveURL(`${site}/en/about-me#words`);
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(`${site}/en/projects`);
  await expect(page.getByText('A menu for restaurants.')).toBeVisible();
  // What the head says of the page and its translations follows, once each.
  const linked = page.locator('link[rel=canonical], link[hreflang]');
  const hrefs = () => linked.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const [spanish, translated] = [
    `${published}/my-repo/proyectos`,
    `${published}/my-repo/en/projects`,
  ];
  await expect.poll(hrefs).toEqual([translated, spanish, translated, spanish]);
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${site}/proyectos`);
  await open(page, `${site}/aviso-legal`);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL(`${site}/en/`);
});

test('an unknown address below the folder of a language leads to the welcome of that language', async ({
  at,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/404/);
  const site = await at('/my-repo/');
  for (const [unknown, welcome] of [
    ['/en/gone', '/en/'],
    ['/en/proyectos', '/en/'],
    ['/gone', '/'],
  ]) {
    await page.goto(site + unknown);
    await expect(page).toHaveURL(site + welcome);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText('Alma Reyes');
  }
});

for (const { name, missing, start } of webServers.filter(({ host }) => host !== 'other'))
  test(`${name} answers an unknown address in the language of its folder`, async ({
    builtSite,
  }) => {
    test.skip(missing !== undefined, missing);
    for (const base of ['/', '/my-repo/']) {
      const { folder } = await builtSite(...spanishAndEnglishAt(base));
      const { url, close } = await start(join(folder, 'dist'), base);
      for (const [unknown, welcome] of [
        ['en/gone', 'en/'],
        ['en/gone/page.json', 'en/'],
        ['gone', ''],
        ['english', ''],
      ]) {
        const answer = await fetch(url + base + unknown);
        expect(answer.status, base + unknown).toBe(404);
        expect(await answer.text()).toContain(`content="0; url=${base}${welcome}"`);
      }
      const page = await fetch(`${url}${base}en/about-me`);
      expect(page.status).toBe(200);
      await close();
    }
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a page has the words of its language, and the switch leads to the other', async ({
    at,
    page,
  }) => {
    const site = await at();
    await page.goto(`${site}/en/about-me`);
    await expect(page.getByText('I am a full-stack developer')).toBeVisible();
    await expect(page.getByText('March 2021 – today')).toBeVisible();
    await page.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(`${site}/sobre-mi`);
    await expect(page.getByText('Soy desarrolladora full-stack')).toBeVisible();
  });
});

test('a text that a language lacks is that of the first one, and says its language', async ({
  builtSite,
  page,
}) => {
  const { url, read } = await builtSite(...spanishAndEnglishAt('/my-repo/'));
  const html = read('en/about-me/index.html').toString();
  expect(html).toContain('lang="es">Herramientas</h2>');
  expect(html).toContain('<span lang="es">Una <strong>');
  expect(read('sobre-mi/index.html').toString()).not.toContain('lang="es">Herramientas');
  await open(page, `${url}/my-repo/en/`);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Herramientas' })).toHaveAttribute('lang', 'es');
});
