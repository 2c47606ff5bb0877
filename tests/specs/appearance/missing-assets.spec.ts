import type { Page } from 'playwright/test';
import { heading, open, openAtRest } from '../../page/actions.ts';
import { cutTexts } from '../../page/texts.ts';
import { allScreens, owner, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const media = /\.(avif|webp|png|svg|woff2|mp4|webm|m4a)$/;

test.beforeEach(({ consoleMessages }) =>
  consoleMessages.allow(/^Failed to load resource/, /^The video does not play/),
);

test('without media and fonts every page keeps its texts', async ({ page }) => {
  await page.route(media, (route) => route.abort());
  for (const screen of allScreens) {
    await openAtRest(page, screen.path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(heading(page)).toHaveText(screen.heading);
      expect(await cutTexts(page), screen.path).toEqual([]);
      const hidden = await page
        .locator('main :is(h1, h2, p, a, li)')
        .evaluateAll((all) => all.filter((each) => !each.checkVisibility()).length);
      expect(hidden, screen.path).toBe(0);
    }
    if (screen === screens.projects) await expectWordsOfLogo(page);
    if (screen === screens.about) await expectWordsOfPhoto(page);
  }
});

/** Expects the alternative text of the logo in its place, in one line. */
async function expectWordsOfLogo(page: Page): Promise<void> {
  const logo = page.locator('header img');
  await expect(logo).toHaveJSProperty('naturalWidth', 0);
  await expect(logo).toHaveAttribute('width', '25');
  const { words, height } = await logo.evaluate((image) => ({
    words: getComputedStyle(image, '::after').content,
    height: image.parentElement?.getBoundingClientRect().height,
  }));
  expect(words).toContain(await logo.getAttribute('alt'));
  expect(height).toBeLessThan(60);
}

/** Expects the alternative text of the photo in its place. */
async function expectWordsOfPhoto(page: Page): Promise<void> {
  const photo = page.getByRole('main').getByRole('img');
  await expect(photo).toHaveAccessibleName(/\w/);
  await expect(photo).toHaveJSProperty('naturalWidth', 0);
  const { color, backgroundColor } = await photo.evaluate((image) => ({
    ...getComputedStyle(image),
  }));
  expect(color).not.toBe(backgroundColor);
  const [box, name] = [
    await photo.boundingBox(),
    await page.getByText(owner.nameOwn).boundingBox(),
  ];
  // There is room for the text, and the owner's name follows close below.
  expect(box?.height).toBeGreaterThanOrEqual(20);
  expect(box?.width).toBeGreaterThan(100);
  expect((name?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(120);
}

test('without video and poster the texts have a dark background @full', async ({ page }) => {
  await page.route(/\.(mp4|avif|webp)$/, (route) => route.abort());
  await open(page, '/');
  const hero = page.getByRole('main').locator('section');
  await expect(hero).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(hero).toHaveCSS('background-color', 'rgb(12, 10, 24)');
});
