import type { Page } from 'playwright/test';
import * as schemas from '../../../src/sections/schemas.ts';
import type { SectionType } from '../../../src/sections/types.ts';
import { openAtRest, waitForAnimations } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { controls, tabThrough } from '../../page/tab-order.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { changedTypes } from '../../project/changed-types.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

test.use({ host: 'dev' });

const types = Object.keys(schemas);
const phone = { width: 360, height: 740 };

/** The conditions under which axe looks at each entry, beside a phone. */
const conditions = {
  'in light colours': { colorScheme: 'light' },
  'in dark colours': { colorScheme: 'dark' },
  'with less motion': { reducedMotion: 'reduce' },
} as const;

/** The visible text of a section, without the parts that are there only with scripts, or only without. */
async function shownText(page: Page): Promise<string | null> {
  await waitForAnimations(page);
  return page.getByRole('main').evaluate((main) => {
    for (const each of main.querySelectorAll('button, noscript')) each.remove();
    for (const each of main.querySelectorAll('*')) {
      if (!each.checkVisibility({ opacityProperty: true })) each.remove();
    }
    return main.textContent;
  });
}

/** Types that stand for all others in a quick run: two of each kind. */
const representatives: readonly SectionType[] = [
  // Content of the data service.
  'contact',
  'projects',
  // Texts of the owner's file.
  'prose',
  'timeline',
  // Pictures and videos.
  'gallery',
  'embed',
];

/** Types with changed files, which a quick run looks at too. */
const changed = changedTypes();

for (const type of types) {
  const isChanged = changed?.includes(type);
  const isRepresentative = representatives.some((each) => each === type);
  test(
    `on a phone the example of ${type} works with axe, with Tab and without script`,
    // Without git nobody knows which types have changed, so all are tested.
    fullRunUnless(isRepresentative || isChanged !== false),
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize(phone);
      // Without entrances, whose end the test would have to wait for.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const path = `/__gallery/${type}`;
      await openAtRest(page, path);
      await expectNoFault(page);

      const stops = await tabThrough(page);
      expect(stops.map(({ name }) => name)).toEqual(await controls(page));
      expect(stops.filter(({ onScreen, ring }) => !onScreen || ring < 2)).toEqual([]);

      const expected = await shownText(page);
      const still = await browser.newPage({
        javaScriptEnabled: false,
        viewport: phone,
        reducedMotion: 'reduce',
      });
      await still.goto(`${baseURL}${path}`);
      expect(await shownText(still)).toBe(expected);
      await still.close();
    },
  );

  const title = `axe finds no fault in the example of ${type}, in any colours and with less motion`;
  test(title, fullRunUnless(isChanged === true), async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [name, condition] of Object.entries(conditions)) {
      await page.emulateMedia({ colorScheme: null, reducedMotion: null, ...condition });
      await openAtRest(page, `/__gallery/${type}`);
      await expectNoFault(page, name);
    }
  });
}

test('the gallery shows every type beside its YAML @full', async ({ page }) => {
  await page.goto('/__gallery');
  for (const type of types) {
    await expect(page.getByRole('link', { name: type, exact: true })).toBeVisible();
    await expect(page.getByLabel(`The YAML of ${type}`)).toContainText(`type: ${type}`);
  }
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByLabel('As wide as a phone').check();
  const frame = page.getByTitle('The example of links');
  await expect(frame).toHaveCSS('width', '360px');
  // The frame loads lazily.
  await frame.scrollIntoViewIfNeeded();
  const entry = frame.contentFrame();
  await expect(entry.getByRole('heading')).toHaveText('Elsewhere');
  await expect(entry.locator('html')).toHaveCSS('color-scheme', 'dark');
  // axe leaves the labels of the YAML undecided.
  await expectNoFault(page, 'the gallery', () => true);
});

test('a page of the gallery shows the parts that own section types can use', async ({ page }) => {
  await page.setViewportSize(phone);
  // Without entrances, whose end the test would have to wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/__gallery');
  await page.getByRole('link', { name: 'What types of your own are made of' }).click();
  await expect(page.getByRole('heading', { name: 'Entries' })).toHaveCount(2);
  await expect(page.getByRole('listitem').filter({ hasText: 'The third entry' })).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Mountains' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await expectNoFault(page, 'the page of parts');
});

test('nothing of the gallery is in the build', () => {
  const isPartOfGallery = (file: string) =>
    file.includes('__gallery') || readBuilt(file).includes('__gallery');
  const files = builtFiles().filter((file) => /\.(html|js|json)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(isPartOfGallery)).toEqual([]);
});
