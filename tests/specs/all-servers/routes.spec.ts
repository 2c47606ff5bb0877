import { waitForHydration, windowValue } from '../../page/actions.ts';
import { indexPath } from '../../page/data-service.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Marks what depends on the server, and is tested on each of them in a quick run. */
const servers = { tag: '@servers' };

test('there are exactly four routes', async ({ page }) => {
  await page.goto('/projects');
  const links = page.getByRole('navigation').locator('li a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', '/contact-me', '/projects', '/about-me']);
});

test('the server answers /api/index with the data of the owner', servers, async ({ request }) => {
  const response = await request.get(indexPath);
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual(content);
});

for (const { path, title, heading } of allScreens) {
  const titled = `${path} is titled "${title}" in its HTML and in the browser`;
  test(titled, path === '/about-me' ? servers : {}, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>([^<]*)<\/title>/g)).toEqual([`<title>${title}</title>`]);

    await page.goto(path);
    await waitForHydration(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.locator('title').count()).toBe(1);
  });

  const withSlash = `${path} keeps its address with a slash, a query and a fragment`;
  test(withSlash, fullRunUnless(path === '/projects'), async ({ page }) => {
    const address = `${path.replace(/\/?$/, '/')}?from=mail#top`;
    await page.goto(address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const isOnBar = path !== '/';
    await expect(page.locator('[aria-current=page]')).toHaveCount(isOnBar ? 1 : 0);
    await expect(page).toHaveURL(address);
  });
}

test('the title follows client navigation, back included', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { contact, projects, about, welcome } = screens;
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(projects.title);
  for (const { path, title, heading } of [contact, about, projects, contact]) {
    await page.getByRole('navigation').locator(`a[href$="${path}"]`).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveTitle(projects.title);
  await page.getByRole('navigation').locator('li a[href="/"]').click();
  await expect(page).toHaveTitle(welcome.title);
  expect(await windowValue(page, 'sameDocument'), 'no page was loaded anew').toBe(true);
});

/** The last ones are encoded in the address, and are not in the router. */
const unknownPaths = ['/nothing', '/Projects', '/%E0%A4%A', '/projects%20', '/%F0%9F%94%8A'];

const moreUnknownPaths = [
  '/nothing/below/nothing',
  '/projects/below',
  '/projects/below/',
  '/CONTACT-ME',
  '/About-me/',
  '/projects/%E0%A4%A',
  '/index.html',
  '/projects/index.html',
  '/nothing?projects#projects',
];

for (const path of [...unknownPaths, ...moreUnknownPaths]) {
  const title = `${path} redirects to the welcome page`;
  test(title, fullRunUnless(unknownPaths.includes(path)), async ({ page, consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.welcome.heading);
    await waitForHydration(page);
    await expect(page).toHaveTitle(screens.welcome.title);
    await expect(page).toHaveURL('/');
  });
}

test('a redirect adds no entry to the history', servers, async ({ page, consoleMessages }) => {
  consoleMessages.allow(/status of 404/);
  await page.goto('/projects');
  await waitForHydration(page);
  await page.goto('/nothing');
  await expect(page).toHaveTitle(screens.welcome.title);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveTitle(screens.projects.title);
});
