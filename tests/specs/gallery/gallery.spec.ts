import type { Page } from 'playwright/test';
import * as schemas from '../../../src/sections/schemas.ts';
import type { SectionType } from '../../../src/sections/types.ts';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { type Finding, runAxe } from '../../page/axe.ts';
import { controls, tabThrough } from '../../page/tab-order.ts';
import { builtFiles, readBuilt } from '../../project/built-site.ts';
import { changedTypes } from '../../project/changed-types.ts';
import { expect, fullRun, fullRunUnless, test } from '../../test.ts';

const types = Object.keys(schemas);

/** The conditions under which axe looks at each entry, beside a phone. */
const conditions = {
  'in light colours': '?scheme=light',
  'in dark colours': '?scheme=dark',
  'with less motion': '?motion=reduce',
};

/** Words on the video, whose contrast axe cannot see; video-contrast.spec.ts measures it. */
const isWordOnVideo = ({ rule, why }: Finding) =>
  rule === 'color-contrast' && why.includes('due to a pseudo element');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForAnimations(page);
}

/** The text that a visitor sees of a section, but for what is there with script or without it alone. */
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

async function expectNoFault(page: Page): Promise<void> {
  const { violations, undecided } = await runAxe(page);
  expect(violations).toEqual([]);
  expect(undecided.filter((each) => !isWordOnVideo(each))).toEqual([]);
}

/** Two of each kind, which stand for the others in a quick run. */
const representatives: readonly SectionType[] = [
  // What the data service says.
  'contact',
  'projects',
  // Words of the owner's.
  'prose',
  'timeline',
  // Pictures and films.
  'gallery',
  'embed',
];

/** Those that a quick run looks at beside them. */
const changed = changedTypes();

for (const type of types) {
  const isChanged = changed?.includes(type);
  const isRepresentative = representatives.some((each) => each === type);
  test(
    `on a phone the example of ${type} works with axe, with Tab and without script`,
    // All where nobody knows which have changed.
    fullRunUnless(isRepresentative || isChanged !== false),
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      // Without entrances, which nothing here is about and all of it would wait for.
      const path = `/__gallery/${type}?motion=reduce`;
      await open(page, path);
      await expectNoFault(page);

      const stops = await tabThrough(page);
      expect(stops.map(({ name }) => name)).toEqual(await controls(page));
      expect(stops.filter(({ onScreen, ring }) => !onScreen || ring < 2)).toEqual([]);

      const expected = await shownText(page);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: String(baseURL),
      });
      const still = await context.newPage();
      await still.setViewportSize({ width: 360, height: 740 });
      await still.goto(path);
      expect(await shownText(still)).toBe(expected);
      await context.close();
    },
  );

  for (const [name, query] of Object.entries(conditions)) {
    const title = `axe finds no fault in the example of ${type} ${name}`;
    test(title, fullRunUnless(isChanged === true), async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `/__gallery/${type}${query}`);
      await expectNoFault(page);
    });
  }
}

test(
  'the gallery shows every type beside its YAML, and sets the conditions of all',
  fullRun,
  async ({ page }) => {
    await page.goto('/__gallery');
    for (const type of types) {
      await expect(page.getByRole('link', { name: type, exact: true })).toBeVisible();
      await expect(page.getByLabel(`The YAML of ${type}`)).toContainText(`type: ${type}`);
    }
    await page.getByRole('link', { name: 'scheme: dark' }).click();
    await page.getByRole('link', { name: 'motion: reduce' }).click();
    await page.getByRole('link', { name: 'width: phone' }).click();
    const frame = page.getByTitle('The example of links');
    await expect(frame).toHaveCSS('width', '360px');
    // It is loaded when it comes near the screen.
    await frame.scrollIntoViewIfNeeded();
    const entry = frame.contentFrame();
    await expect(entry.getByRole('heading')).toHaveText('Elsewhere');
    await expect(entry.locator(':has(> h1)')).toHaveCSS('animation-name', 'none');
    const { violations } = await runAxe(page);
    expect(violations).toEqual([]);
  },
);

test(
  'an entry has the colours that its address asks for, and not those of the system',
  fullRun,
  async ({ page }) => {
    const background = async (path: string, colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    const light = await background('/__gallery/links', 'light');
    const dark = await background('/__gallery/links', 'dark');
    expect(dark).not.toBe(light);
    expect(await background('/__gallery/links?scheme=dark', 'light')).toBe(dark);
    expect(await background('/__gallery/links?scheme=light', 'dark')).toBe(light);
  },
);

test('nothing of the gallery is in the build', () => {
  const isPartOfGallery = (file: string) =>
    file.includes('__gallery') || readBuilt(file).includes('__gallery');
  const files = builtFiles().filter((file) => /\.(html|js|json)$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter(isPartOfGallery)).toEqual([]);
});
