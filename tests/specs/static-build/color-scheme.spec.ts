import type { Page } from 'playwright/test';
import { blockRequests, followLink, open, waitForHydration } from '../../page/actions.ts';
import { screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

// These tests are not about motion, and take less time without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const light = ['rgb(250, 248, 245)', '#faf8f5'];
const dark = ['rgb(19, 17, 29)', '#13111d'];
const labels = site.navigation.switch;
if (!labels) throw new Error('The sample has a switch');

const colorSwitch = (page: Page) => page.getByRole('combobox', { name: labels.label });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** The background colour of the page, and the theme colour that browsers use for their own bars. */
const grounds = (page: Page) =>
  page.evaluate(() => {
    const tags = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const tag = tags.find(({ media }) => matchMedia(media).matches);
    return [getComputedStyle(document.body).backgroundColor, tag?.content];
  });

test('a visitor chooses light, dark or the system, and only a choice is kept', async ({ page }) => {
  await open(page, screens.projects.path);
  expect(await grounds(page)).toEqual(light);
  expect(await stored(page)).toEqual({});

  await colorSwitch(page).selectOption(labels.dark);
  expect(await grounds(page)).toEqual(dark);
  expect(await stored(page)).toEqual({ 'color-scheme': 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorSwitch(page).selectOption(labels.light);
  expect(await grounds(page)).toEqual(light);

  await colorSwitch(page).selectOption(labels.system);
  expect(await grounds(page)).toEqual(dark);
  expect(await stored(page)).toEqual({});
});

test('the next visit begins in the chosen colours, before any other script', async ({ page }) => {
  const release = await blockRequests(page, '**/*.js');
  await page.goto(screens.projects.path, { waitUntil: 'commit' });
  await colorSwitch(page).selectOption(labels.dark);
  for (const path of ['/', '/about-me']) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main').waitFor();
    expect(await grounds(page)).toEqual(dark);
  }
  release();
  await waitForHydration(page);
  await expect(colorSwitch(page)).toHaveValue('dark');
  // The welcome page has no bar, so the bar is rendered again.
  await followLink(page, screens.welcome);
  await followLink(page, screens.projects);
  await expect(colorSwitch(page)).toHaveValue('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('a browser that stores nothing lets a visitor choose for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, screens.projects.path);
  await colorSwitch(page).selectOption(labels.dark);
  expect(await grounds(page)).toEqual(dark);
});
