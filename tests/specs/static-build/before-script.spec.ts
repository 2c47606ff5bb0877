import type { Page } from 'playwright/test';
import { waitForHydration } from '../../page/actions.ts';
import { blockRequests } from '../../page/block-requests.ts';
import { allScreens, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';
const phone = { width: 360, height: 740 };

/** The site's menu and its links. */
const bar = (page: Page) => page.getByRole('navigation', { name: site.navigation.label });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: site.navigation.menu });
const menuLinks = (page: Page) => bar(page).getByRole('listitem').getByRole('link');

test.describe('while no script has come', () => {
  for (const { path } of screensWithBar) {
    test(`the menu of ${path} opens, and its links lead on`, async ({ page }) => {
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

  test('the menu that was opened stays open when the page has its script', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await blockRequests(page, '**/*.js');
    await page.goto('/projects', { waitUntil: 'commit' });
    await menuButton(page).click();
    release();
    await waitForHydration(page);
    await expect(menuLinks(page)).toHaveCount(site.pages.length);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  });

  test('a press of the sound button is kept, and carried out once the page answers', async ({
    page,
  }) => {
    const release = await blockRequests(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: soundOn }).click();
    release();
    await waitForHydration(page);
    await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  });
});

test('presses before the page answers are all carried out, in order', async ({ page }) => {
  const release = await blockRequests(page, '**/start-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  const [sound, video] = [page.getByRole('button').first(), page.getByRole('button').last()];
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  for (const button of [sound, sound, sound, video]) await button.click();
  release();
  await waitForHydration(page);
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
});

test('the video moves long before the page has all of its script', async ({ page }) => {
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
    test(`where ${part} ${failure}, pages are whole and no button pretends`, async ({
      page,
      consoleMessages,
    }) => {
      consoleMessages.allow(/Failed to load/, /goes on without its script/);
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
      await expect(page).toHaveURL('/projects/');
      await menuButton(page).click();
      await menuLinks(page).last().click();
      await expect(page).toHaveURL('/about-me/');
      await expect(page).toHaveTitle(screens.about.title);
    });
  }
}

const pageFiles = '**/page.json';

for (const [failure, fail] of Object.entries(failures)) {
  if (failure === 'never comes') continue;
  test(`where the data of the next page ${failure}, its document is visited, once`, async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/Failed to load/, /page\.json|not valid JSON/);
    await fail(page, pageFiles);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.goto('/projects');
    await waitForHydration(page);
    await page.getByRole('navigation').locator('li a[href="/about-me"]').click();
    await expect(page).toHaveTitle(screens.about.title);
    await waitForHydration(page);
    expect(documents.map((path) => path.replace(/\/$/, ''))).toEqual([
      '/projects',
      '/projects',
      '/about-me',
      '/about-me',
    ]);
  });
}

test('a page of a newer build comes as a document of its own, once', async ({ page }) => {
  await page.route(pageFiles, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), build: 'newer' } });
  });
  await page.goto('/projects');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('navigation').locator('li a[href="/contact-me"]').click();
  await expect(page).toHaveTitle(screens.contact.title);
  await waitForHydration(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});
