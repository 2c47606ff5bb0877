import type { Locator, Page } from 'playwright/test';
import {
  followLink,
  heading,
  menuButton,
  open,
  openAtRest,
  waitForAnimations,
} from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { controls, type FocusStop, focused, outOfOrder, tabThrough } from '../../page/tab-order.ts';
import { shownTexts } from '../../page/texts.ts';
import { kitchenSinks } from '../../project/look-sites.ts';
import { allScreens, content, screens, site } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const phone = { width: 360, height: 740 };
const { skip } = site.navigation;

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const count = (await controls(page)).length;
  for (let presses = 0; presses <= count; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Expects every stop to be on the screen, to have a focus ring, and to follow the stop before it. */
function expectGoodStops(stops: readonly FocusStop[], place?: string): void {
  const bad = stops.filter(({ onScreen, ring }) => !onScreen || ring < 2);
  expect(bad, place).toEqual([]);
  // The skip link lies over the bar while it has the focus, so its place tells nothing about the order.
  expect(outOfOrder(stops.filter(({ name }) => name !== skip)), place).toEqual([]);
}

async function expectTabOrder(page: Page, place?: string): Promise<void> {
  const expected = (await controls(page)).map((name) => ({ name, uncovered: true }));
  const stops = await tabThrough(page);
  const met = stops.map(({ name, uncovered }) => ({ name, uncovered }));
  expect(met, place).toEqual(expected);
  expectGoodStops(stops, place);
}

test('Tab reaches every control of every page in order, and of a long list', async ({ page }) => {
  await page.setViewportSize(phone);
  await answerWithJson(page, { ...content, projects: manyProjects(20) });
  for (const { path } of allScreens) {
    // Without motion no row enters, which another test is about. The film and its button need motion.
    await page.emulateMedia({ reducedMotion: path === '/' ? 'no-preference' : 'reduce' });
    await openAtRest(page, path);
    await expectTabOrder(page, path);
  }
});

test('the first Tab shows a link past the bar, and Tab goes through the open menu', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAtRest(page, screens.projects.path);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: skip, onScreen: true, uncovered: true });
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  await waitForAnimations(page);
  const rest = await tabThrough(page);
  const names = site.pages.map(({ link }) => link);
  expect(rest.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(rest.filter(({ uncovered }) => !uncovered)).toEqual([]);
  // The menu lies over the page, so the places on the page start at the top again.
  expectGoodStops(rest.slice(0, names.length));
  expectGoodStops(rest.slice(names.length));

  await tabTo(page, page.getByRole('link', { name: skip }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('every link works with Enter', async ({ page, context }) => {
  await context.route(/https:\/\//, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const link of await page.locator('a[href^="/"]:visible').all()) {
    const target = String(await link.getAttribute('href'));
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    // A host may have put a slash behind the address of the page that is open.
    await expect(page).toHaveURL(({ pathname }) => pathname.replace(/(.)\/$/, '$1') === target);
    await open(page, '/');
  }
  await open(page, screens.projects.path);
  for (const link of await page.locator('a[target=_blank][href^=http]:visible').all()) {
    await tabTo(page, link);
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect(tab).toHaveURL(String(await link.getAttribute('href')));
    await tab.close();
  }
});

test('after navigation the heading has the focus, and the title is announced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const announced = page.locator('[aria-live=polite]');
  await expect(announced).toHaveText('');
  for (const screen of [screens.projects, screens.about, screens.contact, screens.welcome]) {
    await followLink(page, screen);
    await expect(heading(page)).toBeFocused();
    await expect(announced).toHaveText(screen.title);
  }
});

test('Back restores the scroll position of the page that was left', async ({ page }) => {
  const scrolledTo = (y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  await page.setViewportSize({ width: 768, height: 600 });
  await answerWithJson(page, { ...content, projects: manyProjects(40) });
  await openAtRest(page, screens.projects.path);
  // The router saves the position on a scroll event, so wait for the event.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, 1200);
      }),
  );
  // A click of the mouse would scroll to the bar, which is out of sight. Rows that come into view may be lower than
  // their place, so the position that is left need not be the one that was asked for.
  const left = await page.evaluate(() => {
    const { scrollY } = window;
    document.querySelector<HTMLElement>('nav a[href="/about-me"]')?.click();
    return scrollY;
  });
  expect(left).toBeGreaterThan(1000);
  await expect(page).toHaveTitle(screens.about.title);
  await scrolledTo(0);
  await page.goBack();
  await expect(page).toHaveTitle(screens.projects.title);
  await scrolledTo(left);
  await page.goForward();
  await expect(page).toHaveTitle(screens.about.title);
  await scrolledTo(0);
});

test('on a phone sections of all types are reached by Tab, in order, and say the same without script', async ({
  builtSite,
  page,
  browser,
}) => {
  const [sink] = kitchenSinks;
  if (!sink) throw new Error('There is a kitchen sink in each preset');
  const { url } = await builtSite(sink.name, await sink.files(), sink.options);
  await page.setViewportSize(phone);
  const still = await browser.newPage({
    javaScriptEnabled: false,
    viewport: phone,
    reducedMotion: 'reduce',
  });
  for (const path of ['/one', '/work', '/pictures']) {
    await open(page, url + path);
    const stops = await tabThrough(page, 200);
    expect(stops.map(({ name }) => name)).toEqual(await controls(page));
    expect(stops.filter(({ onScreen, ring }) => !onScreen || ring < 2)).toEqual([]);
    expect(outOfOrder(stops.slice(1))).toEqual([]);
    await still.goto(url + path);
    const words = async (shown: Page) =>
      (await shownTexts(shown)).flatMap(({ text, inside }) =>
        inside.includes('main') && !inside.includes('button') ? [text] : [],
      );
    expect(await words(still)).toEqual(expect.arrayContaining(await words(page)));
  }
  await still.close();
});
