import type { Page } from 'playwright/test';
import {
  blockRequests,
  followLink,
  menuButton,
  open,
  openAtRest,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
} from '../../page/actions.ts';
import { forgetAnimations, movements, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { allScreens, content, screens, site } from '../../sample-site.ts';
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

test('a choice of light or dark counts before any other script, and is kept', async ({ page }) => {
  const release = await blockRequests(page, '**/*.js');
  await page.goto(screens.projects.path, { waitUntil: 'commit' });
  await colorSwitch(page).waitFor();
  expect(await grounds(page)).toEqual(light);
  expect(await stored(page)).toEqual({});
  await colorSwitch(page).selectOption(labels.dark);
  expect(await grounds(page)).toEqual(dark);
  expect(await stored(page)).toEqual({ 'color-scheme': 'dark' });

  await page.goto(screens.about.path, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  expect(await grounds(page)).toEqual(dark);
  release();
  await waitForHydration(page);
  await expect(colorSwitch(page)).toHaveValue('dark');
  // The welcome page has no bar, so the bar is rendered again.
  await followLink(page, screens.welcome);
  await followLink(page, screens.projects);
  await expect(colorSwitch(page)).toHaveValue('dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');

  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  await colorSwitch(page).selectOption(labels.light);
  expect(await grounds(page)).toEqual(light);
  await colorSwitch(page).selectOption(labels.system);
  expect(await grounds(page)).toEqual(dark);
  expect(await stored(page)).toEqual({});
});

test('a browser that stores nothing lets a visitor choose for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(screens.projects.path, { waitUntil: 'commit' });
  await colorSwitch(page).selectOption(labels.dark);
  expect(await grounds(page)).toEqual(dark);
});

test('with reduced motion nothing is animated, and the menu opens at once', async ({ page }) => {
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects: manyProjects(60) });
  await open(page, screens.projects.path);
  await page.keyboard.press('End');
  await waitForFrames(page, 5);
  for (const screen of allScreens) {
    await followLink(page, screen);
    await waitForFrames(page, 5);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await menuButton(page).click();
  await waitForFrames(page, 5);
  expect(await movements(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: null });
  await waitForAnimations(page);
  await forgetAnimations(page);
  await menuButton(page).click();
  await waitForFrames(page, 2);
  expect(await movements(page)).not.toEqual([]);
});

test('forced colours and more contrast reach the bar and quiet words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAtRest(page, screens.contact.path);
  const lines = await page.locator('header li a').evaluateAll((links) =>
    links.map((link) => ({
      isOpen: link.getAttribute('aria-current') === 'page',
      line: getComputedStyle(link).borderBottomColor,
      ground: getComputedStyle(document.body).backgroundColor,
    })),
  );
  expect(lines.filter(({ isOpen }) => isOpen)).toHaveLength(1);
  for (const { isOpen, line, ground } of lines) expect(line !== ground).toBe(isOpen);

  await page.emulateMedia({ forcedColors: null });
  // The first address is the subject of the page, and the others are quiet.
  const row = page.getByRole('main').getByRole('listitem').nth(1);
  const look = async () => ({
    address: await row
      .getByText('+34600000000')
      .first()
      .evaluate((each) => getComputedStyle(each).color),
    text: await page.getByRole('main').evaluate((main) => getComputedStyle(main).color),
    lines: await row.evaluate((item) =>
      [item, ...item.querySelectorAll('*')].map((each) => getComputedStyle(each).borderTopColor),
    ),
  });
  const usual = await look();
  await page.emulateMedia({ contrast: 'more' });
  const more = await look();
  expect(usual.address).not.toBe(usual.text);
  expect(more.address).toBe(more.text);
  expect(more.lines).toContain(usual.address);

  await page.emulateMedia({ forcedColors: 'active', contrast: null });
  await followLink(page, screens.welcome);
  await expect(page).toHaveTitle(screens.welcome.title);
  await expect(page.locator('main :is(video, img):visible')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
});
