import type { Page } from 'playwright/test';
import { waitForHydration } from '../../page/actions.ts';
import { blockRequests } from '../../page/block-requests.ts';
import { allScreens, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';
const phone = { width: 360, height: 740 };

/** The site's menu and its links. */
const bar = (page: Page) => page.getByRole('navigation', { name: site.navigation.label });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: site.navigation.menu });
const menuLinks = (page: Page) => bar(page).getByRole('listitem').getByRole('link');

test.describe('before any script has arrived', () => {
  for (const { path } of screensWithBar) {
    const title = `the menu of ${path} opens, and its links work`;
    test(title, fullRunUnless(path === '/projects'), async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await blockRequests(page, '**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await menuButton(page).click();
      await expect(menuLinks(page)).toHaveText(site.pages.map(({ link }) => link));
      await menuLinks(page).first().click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.welcome.heading);
      release();
    });
  }

  test('an open menu stays open when the script arrives', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await blockRequests(page, '**/*.js');
    await page.goto('/projects', { waitUntil: 'commit' });
    await menuButton(page).click();
    release();
    await waitForHydration(page);
    await expect(menuLinks(page)).toHaveCount(site.pages.length);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  for (const { path, title } of [screens.about, screens.welcome]) {
    test(`Back leads from ${path}, loaded anew, to the page before`, async ({ page }) => {
      await page.goto(screens.contact.path);
      await waitForHydration(page);
      await menuLinks(page)
        .and(page.locator(`[href="${path}"]`))
        .click();
      await expect(page).toHaveTitle(title);
      const release = await blockRequests(page, '**/*.js');
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('main')).toBeVisible();
      // Within the document: both pages were shown by the one that was loaded first.
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(screens.contact.path);
      release();
      await waitForHydration(page);
      await expect(page).toHaveURL(screens.contact.path);
      await expect(page).toHaveTitle(screens.contact.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(screens.contact.heading);
    });
  }

  test('a press of the sound button is carried out after hydration', async ({ page }) => {
    const release = await blockRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: soundOn }).click();
    release();
    await waitForHydration(page);
    await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  });
});

test('all presses before hydration are carried out afterwards, in order', async ({ page }) => {
  const release = await blockRequests(page, '**/start-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await expect(page.getByRole('button', { name: soundOn })).toBeVisible();
  // At once: buttons of a page whose script takes long go away.
  await page.evaluate(() => {
    const [sound, video] = document.querySelectorAll('button');
    for (const button of [sound, sound, sound, video]) button?.click();
  });
  release();
  await waitForHydration(page);
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
});

test('the video plays before the last part of the script has arrived', async ({ page }) => {
  const release = await blockRequests(page, '**/start-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const video = page.locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  release();
  await waitForHydration(page);
  // It goes on as it is.
  await expect(video).toHaveJSProperty('paused', false);
});

const failures: Record<string, (page: Page, pattern: string) => Promise<unknown>> = {
  'is missing': (page, pattern) => page.route(pattern, (route) => route.fulfill({ status: 404 })),
  'is refused by the server': (page, pattern) =>
    page.route(pattern, (route) => route.fulfill({ status: 500, body: 'out of order' })),
  'is blocked': (page, pattern) => page.route(pattern, (route) => route.abort('blockedbyclient')),
  'is another file': (page, pattern) =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
    ),
  'never comes': (page, pattern) => blockRequests(page, pattern),
};

for (const [failure, fail] of Object.entries(failures)) {
  for (const [part, pattern] of [
    ['all of the script', '**/*.js'],
    ['the last part of the script', '**/start-*.js'],
  ] as const) {
    const title = `when ${part} ${failure}, every page is complete and has no button without function`;
    const isRepresentative =
      pattern === '**/*.js' ? failure === 'is missing' : failure === 'never comes';
    test(title, fullRunUnless(isRepresentative), async ({ page, consoleMessages }) => {
      consoleMessages.allow(/Failed to (load|find a valid digest)/, /goes on without its script/);
      await page.setViewportSize(phone);
      await fail(page, pattern);
      for (const { path, title, heading } of allScreens) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Projects', exact: true }).click();
      await expect(page).toHaveURL('/projects');
      await menuButton(page).click();
      await menuLinks(page).last().click();
      await expect(page).toHaveURL('/about-me');
      await expect(page).toHaveTitle(screens.about.title);
    });
  }
}

const pageFiles = '**/page.json';

test('when the data of the next page is missing, its document is visited, once', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load/);
  await page.route(pageFiles, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto('/projects');
  await waitForHydration(page);
  await page.getByRole('navigation').locator('li a[href="/about-me"]').click();
  await expect(page).toHaveTitle(screens.about.title);
  await waitForHydration(page);
  expect(documents).toEqual(['/projects', '/about-me']);
});

test('a page of a newer build is visited as a document, once', async ({ page }) => {
  const next = await (await page.request.get('/contact-me/page.json')).json();
  await page.route(pageFiles, (route) => route.fulfill({ json: { ...next, build: 'newer' } }));
  await page.goto('/projects');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').locator('li a[href="/contact-me"]').click();
  await expect(page).toHaveTitle(screens.contact.title);
  await waitForHydration(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});
