import type { Page } from 'playwright/test';
import {
  barLink,
  blockRequests,
  expectScreen,
  menuButton,
  open,
  waitForAnimations,
  waitForHydration,
} from '../../page/actions.ts';
import { shownTexts } from '../../page/texts.ts';
import { allScreens, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const soundOn = '🔊 Activar sonido';
const phone = { width: 360, height: 740 };

/** The links of the site's menu. */
const menuLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: site.navigation.label })
    .getByRole('listitem')
    .getByRole('link');

test.describe('before any script has arrived', () => {
  test('the menu opens, and stays open when the script arrives', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await blockRequests(page, '**/*.js');
    await page.goto(screens.projects.path, { waitUntil: 'commit' });
    await menuButton(page).click();
    release();
    await waitForHydration(page);
    await expect(menuLinks(page)).toHaveCount(site.pages.length);
  });

  test('Back leads from a page that is loaded anew to the page before', async ({ page }) => {
    await open(page, screens.contact.path);
    await barLink(page, screens.welcome).click();
    await expect(page).toHaveTitle(screens.welcome.title);
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

/** The words a visitor sees: in elements that are shown, at full opacity and inside the page. */
async function visibleWords(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const texts = (await shownTexts(page)).filter(
    ({ inside, opacity, lines }) =>
      opacity === 1 &&
      // Buttons are hidden without scripts, since they could do nothing.
      !(inside.includes('main') && inside.includes('button')) &&
      lines.some(({ left, right, bottom }) => right > left && bottom >= 0),
  );
  return texts.flatMap(({ text }) => text.split(/\s+/)).sort();
}

test('every page shows the same words without JavaScript', async ({ page, browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, baseURL: `${baseURL}` });
  for (const screen of allScreens) {
    // Both at once, so that their entrances take no longer than one.
    await Promise.all([open(page, screen.path), still.goto(screen.path)]);
    await expectScreen(still, screen);
    const [expected, left] = await Promise.all([visibleWords(page), visibleWords(still)]);
    expect(expected.length).toBeGreaterThan(10);
    // A word that occurs twice has to be found twice.
    const missing = expected.filter((word) => {
      const index = left.indexOf(word);
      if (index < 0) return true;
      left.splice(index, 1);
      return false;
    });
    expect(missing.length / expected.length, missing.join(' ')).toBeLessThanOrEqual(0.01);
  }
  await still.close();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and closes on a small screen, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(screens.projects.path);
    const bar = page.getByRole('navigation', { name: site.navigation.label });
    const links = bar.getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(0);
    await menuButton(page).click();
    await expect(links).toHaveText(site.pages.map(({ link }) => link));
    await page.keyboard.press('Escape');
    await expect(links).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await links.first().click();
    await expect(page).toHaveURL('/');
  });

  test('unknown paths lead to the welcome page, which shows its poster and no button', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/status of 404/);
    for (const path of ['/nothing', '/nothing/below', '/Projects', '/%E0%A4%A']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expectScreen(page, screens.welcome);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
    const poster = page.getByRole('main').locator('picture img');
    await expect(poster).toBeVisible();
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  });
});
