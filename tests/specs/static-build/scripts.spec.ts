import type { Page } from 'playwright/test';
import {
  barLink,
  blockRequests,
  expectScreen,
  menuButton,
  waitForHydration,
} from '../../page/actions.ts';
import { owner, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const { welcome, contact, projects } = screens;
const phone = { width: 360, height: 740 };

/** The links of the site's menu. */
const menuLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: site.navigation.label })
    .getByRole('listitem')
    .getByRole('link');

test('before the script has come, the menu and Back work, also when it comes', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await blockRequests(page, '**/*.js');
  await page.goto(contact.path, { waitUntil: 'commit' });
  await menuButton(page).click();
  release();
  await waitForHydration(page);
  await expect(menuLinks(page)).toHaveCount(site.pages.length);

  await barLink(page, welcome).click();
  await expect(page).toHaveTitle(welcome.title);
  const releaseAgain = await blockRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('main')).toBeVisible();
  // Both entries of the history belong to one document, so Back loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(contact.path);
  releaseAgain();
  await waitForHydration(page);
  await expect(page).toHaveURL(contact.path);
  await expectScreen(page, contact);
});

test('presses before the last script are carried out, and the video plays', async ({ page }) => {
  // With the film.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const releaseLast = await blockRequests(page, '**/start-*.js');
  const releaseOthers = await blockRequests(page, '**/*.js', (route) => route.fallback());
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '🔊 Activar sonido' }).click();
  releaseOthers();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'running');
  const video = page.locator('video');
  await expect(video).toHaveCSS('opacity', '1');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  const pause = page.getByRole('main').getByRole('button').nth(1);
  for (let press = 0; press < 3; press += 1) await pause.dispatchEvent('click');
  releaseLast();
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

  for (const scripts of ['**/*.js', '**/start-*.js'])
    test(`without ${scripts} pages lead on, without buttons`, async ({ page, consoleMessages }) => {
      consoleMessages.allow(/goes on without its script/);
      await page.setViewportSize(phone);
      await blockRequests(page, scripts);
      const buttons = page.getByRole('main').getByRole('button');
      await page.goto('/', { waitUntil: 'commit' });
      await expectScreen(page, welcome);
      await expect(buttons).toHaveCount(0);
      await page.getByRole('link', { name: 'Projects', exact: true }).click();
      await expectScreen(page, projects);
      await menuButton(page).click();
      await barLink(page, contact).click();
      await expectScreen(page, contact);
      await expect(page).toHaveURL(contact.path);
      await expect(buttons).toHaveCount(0);
    });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // keyboard.spec.ts compares the words of all section types with and without script.
  test('unknown paths lead to the welcome page and on', async ({ page, consoleMessages }) => {
    consoleMessages.allow(/status of 404/);
    await page.goto('/nothing/below');
    await expect(page).toHaveURL('/');
    await expectScreen(page, welcome);
    for (const text of [owner.profession, owner.label])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const poster = page.getByRole('main').locator('picture img');
    await expect(poster).toBeVisible();
    await expect(poster).not.toHaveJSProperty('naturalWidth', 0);

    await page.setViewportSize(phone);
    await page.getByRole('link', { name: 'Projects', exact: true }).click();
    await expectScreen(page, projects);
    await expect(menuLinks(page)).toHaveCount(0);
    await menuButton(page).click();
    await expect(menuLinks(page)).toHaveCount(site.pages.length);
  });
});
