import type { Page } from 'playwright/test';
import {
  barLink,
  blockRequests,
  followLink,
  heading,
  menuButton,
  open,
  openAtRest,
  openMenu,
  waitForAnimations,
  waitForHydration,
} from '../../page/actions.ts';
import { screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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

test.describe('the switch between light and dark', () => {
  test('a visitor chooses light, dark or the system, and only a choice is kept', async ({
    page,
  }) => {
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
});

test.describe('the menu of a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('it opens and closes by keyboard', async ({ page }) => {
    await openAtRest(page, screens.projects.path);
    const button = menuButton(page);
    const isOpen = (open: boolean) => expect(openMenu(page)).toHaveCount(open ? 1 : 0);
    for (const [open, close, presses] of [
      ['Enter', 'Escape', 1],
      ['Space', 'Tab', site.pages.length + 1],
      ['Enter', 'Shift+Tab', 1],
    ] as const) {
      await button.focus();
      await page.keyboard.press(open);
      await isOpen(true);
      for (let press = 0; press < presses; press += 1) await page.keyboard.press(close);
      await isOpen(false);
      if (close === 'Escape') await expect(button).toBeFocused();
    }
  });

  test('it is hidden until its button is pressed, covers the lower end of the screen, and closes behind a link', async ({
    page,
  }) => {
    await openAtRest(page, screens.projects.path);
    const button = menuButton(page);
    const links = page.getByRole('navigation').getByRole('listitem').getByRole('link');
    await expect(links).toHaveCount(0);
    const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [place, closed] = [await heading(page).boundingBox(), await look()];

    await button.click();
    await expect(links).toHaveText(site.pages.map(({ link }) => link));
    await expect.poll(look).not.toBe(closed);
    await waitForAnimations(page);
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    expect(await heading(page).boundingBox()).toEqual(place);
    const menu = await openMenu(page).boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeCloseTo(640, 0);
    expect(menu?.y).toBeGreaterThan(640 / 3);

    for (const visit of ['the first time', 'on its own page']) {
      if (visit !== 'the first time') await button.click();
      await barLink(page, screens.about).click();
      await expect(page).toHaveTitle(screens.about.title);
      await expect(openMenu(page)).toHaveCount(0);
    }
  });
});
