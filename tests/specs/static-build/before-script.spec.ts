import type { Page } from 'playwright/test';
import {
  barLink,
  blockRequests,
  expectScreen,
  menuButton,
  open,
  recordDocuments,
  waitForHydration,
} from '../../page/actions.ts';
import { allScreens, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

// These tests are not about motion, and take less time without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const soundOn = '🔊 Activar sonido';
const phone = { width: 360, height: 740 };

/** The links of the site's menu. */
const menuLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: site.navigation.label })
    .getByRole('listitem')
    .getByRole('link');

test.describe('before any script has arrived', () => {
  for (const { path } of screensWithBar) {
    const title = `the menu of ${path} opens, and stays open when the script arrives`;
    test(title, fullRunUnless(path === '/projects'), async ({ page }) => {
      await page.setViewportSize(phone);
      const release = await blockRequests(page, '**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await menuButton(page).click();
      release();
      await waitForHydration(page);
      await expect(menuLinks(page)).toHaveCount(site.pages.length);
    });
  }

  for (const screen of [screens.about, screens.welcome]) {
    test(`Back leads from ${screen.path}, loaded anew, to the page before`, async ({ page }) => {
      await open(page, screens.contact.path);
      await barLink(page, screen).click();
      await expect(page).toHaveTitle(screen.title);
      const release = await blockRequests(page, '**/*.js');
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('main')).toBeVisible();
      // Both entries of the history belong to one document, so Back loads nothing.
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(screens.contact.path);
      release();
      await waitForHydration(page);
      await expect(page).toHaveURL(screens.contact.path);
      await expectScreen(page, screens.contact);
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

test('before the last script the video plays, and presses are kept', async ({ page }) => {
  // With the film.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await blockRequests(page, '**/start-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  await expect(page.getByRole('button', { name: soundOn })).toBeVisible();
  const video = page.locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  // All in one task, because the buttons disappear if the script takes too long.
  await page.evaluate(() => {
    const [sound, pause] = document.querySelectorAll('button');
    for (const button of [sound, sound, sound, pause]) button?.click();
  });
  release();
  await waitForHydration(page);
  // A track that is switched off would fade out within this time.
  await expect
    .poll(() => page.locator('audio').evaluate((track: HTMLAudioElement) => track.currentTime))
    .toBeGreaterThan(0.6);
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('paused', true);
});

test.describe('when the time for loading is over', () => {
  test.use({ hasTimeLimits: true });

  for (const [failure, fail] of [
    [
      'all of the script is missing',
      (page: Page) => page.route('**/*.js', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'the last part of the script never comes',
      (page: Page) => blockRequests(page, '**/start-*.js'),
    ],
  ] as const) {
    const title = `when ${failure}, every page is complete and has no button without function`;
    test(title, async ({ page, consoleMessages }) => {
      consoleMessages.allow(/Failed to load/, /goes on without its script/);
      await page.setViewportSize(phone);
      await fail(page);
      for (const screen of allScreens.toReversed()) {
        await page.goto(screen.path, { waitUntil: 'commit' });
        await expectScreen(page, screen);
      }
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', { name: 'Projects', exact: true }).click();
      await expect(page).toHaveURL('/projects');
      await menuButton(page).click();
      await menuLinks(page).last().click();
      await expect(page).toHaveURL('/about-me');
      await expect(page).toHaveTitle(screens.about.title);
    });
  }
});

test('a page whose data are missing or of a newer build, or whose script has gone, is visited as a document, once', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/Failed to load/);
  const next = await (await page.request.get('/about-me/page.json')).json();
  const answers = {
    '**/page.json': { status: 404 },
    '**/about-me/page.json': { json: { ...next, build: 'newer' } },
    // A new deploy has removed the files of the open page.
    '**/assets/view-*.js': { status: 404 },
  };
  const documents = recordDocuments(page);
  for (const [pattern, answer] of Object.entries(answers)) {
    await page.route(pattern, (route) => route.fulfill(answer));
    await open(page, screens.projects.path);
    documents.length = 0;
    await page.route('**/about-me', async (route) => {
      await page.unroute(pattern);
      await route.continue();
    });
    await barLink(page, screens.about).click();
    await expect(page).toHaveTitle(screens.about.title);
    await waitForHydration(page);
    expect(documents, pattern).toEqual(['/about-me']);
    await page.unrouteAll();
  }
  await page.goBack();
  await expect(page).toHaveTitle(screens.projects.title);
  await waitForHydration(page);
  await barLink(page, screens.contact).click();
  await expect(page).toHaveTitle(screens.contact.title);
});
