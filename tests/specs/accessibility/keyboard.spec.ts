import type { Locator, Page } from 'playwright/test';
import { followLink, waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { controls, focused, outOfOrder, tabThrough } from '../../page/tab-order.ts';
import { allScreens, content, screens, screensWithBar, site } from '../../sample-site.ts';
import { expect, fullRun, fullRunUnless, test } from '../../test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const count = (await controls(page)).length;
  for (let presses = 0; presses <= count; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await waitForAnimations(page);
}

async function expectTabOrder(page: Page): Promise<void> {
  const expected = await controls(page);
  const stops = await tabThrough(page);
  expect(stops.map(({ name }) => name)).toEqual(expected);
  // The link past the bar lies over the bar while it has the focus, and has no place in the order.
  expect(outOfOrder(stops.filter(({ name }) => name !== site.navigation.skip))).toEqual([]);
  expect(stops.filter(({ onScreen }) => !onScreen)).toEqual([]);
  expect(stops.filter(({ uncovered }) => !uncovered)).toEqual([]);
  expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
}

for (const viewport of sizes) {
  for (const { path } of allScreens) {
    const title = `Tab reaches every control of ${path} in order, ${viewport.width} px wide`;
    test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
      // Rows that enter have a test of their own; the film and its button are there with motion only.
      if (path !== '/') await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      await open(page, path);
      await expectTabOrder(page);
    });
  }
}

test(
  'Tab goes through a list in order while its rows are still entering',
  fullRun,
  async ({ page }) => {
    await answerWithJson(page, { ...content, projects: manyProjects(40) });
    await page.goto('/projects');
    await waitForHydration(page);
    const stops = await tabThrough(page);
    expect(stops.map(({ name }) => name)).toEqual(await controls(page));
    expect(stops.filter(({ onScreen }) => !onScreen)).toEqual([]);
    expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
    // The row with the focus does not move any more; others may still pass over it.
    expect(outOfOrder(stops.filter(({ name }) => name !== site.navigation.skip))).toEqual([]);
  },
);

test('Tab reaches every row of a long list', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await answerWithJson(page, { ...content, projects: manyProjects(40) });
  await open(page, '/projects');
  await expectTabOrder(page);
});

for (const { path } of screensWithBar) {
  const isRepresentative = path === '/projects';

  test(
    `Tab goes through the open menu of ${path}`,
    fullRunUnless(isRepresentative),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, path);
      await tabTo(page, page.getByRole('button', { name: site.navigation.menu }));
      await page.keyboard.press('Enter');
      await waitForAnimations(page);
      const rest = await tabThrough(page);
      const names = site.pages.map(({ link }) => link);
      expect(rest.slice(0, names.length).map(({ name }) => name)).toEqual(names);
      // The menu lies over the page, whose own order begins anew behind it.
      expect(outOfOrder(rest.slice(0, names.length))).toEqual([]);
      expect(outOfOrder(rest.slice(names.length))).toEqual([]);
      expect(rest.filter(({ onScreen, uncovered }) => !onScreen || !uncovered)).toEqual([]);
      expect(rest.filter(({ ring }) => ring < 2)).toEqual([]);
    },
  );

  const skipTitle = `the first Tab on ${path} shows a link past the bar, which works`;
  test(skipTitle, fullRunUnless(isRepresentative), async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({
      name: site.navigation.skip,
      onScreen: true,
      uncovered: true,
    });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const inMain = page.getByRole('main').locator(':focus');
    await expect(inMain).toHaveCount(1);
  });
}

for (const { path } of allScreens) {
  test(
    `every link of ${path} works with Enter`,
    fullRunUnless(path === '/'),
    async ({ page, context }) => {
      await context.route(/https:\/\//, (route) => route.fulfill({ body: 'elsewhere' }));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      const links = await page.locator('a[href^="/"]:visible').all();
      for (const [index, link] of links.entries()) {
        const target = String(await link.getAttribute('href'));
        await tabTo(page, link);
        await page.keyboard.press('Enter');
        // A host may have put a slash behind the address of the page that is open.
        await expect(page).toHaveURL(({ pathname }) => pathname.replace(/(.)\/$/, '$1') === target);
        if (index < links.length - 1) await open(page, path);
      }
      await open(page, path);
      for (const link of await page.locator('a[target=_blank][href^=http]:visible').all()) {
        await tabTo(page, link);
        const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
        await expect(tab).toHaveURL(String(await link.getAttribute('href')));
        await tab.close();
      }
    },
  );
}

for (const key of ['Enter', 'Space']) {
  const title = `the buttons of the video work with ${key}`;
  test(title, fullRunUnless(key === 'Enter'), async ({ page }) => {
    await open(page, '/');
    const video = page.locator('video:visible');
    await expect(video).toHaveJSProperty('paused', false);
    const [sound, pause] = [page.locator('button').nth(0), page.locator('button').nth(1)];
    const before = String(await sound.textContent());
    await tabTo(page, sound);
    await page.keyboard.press(key);
    await expect(page.locator('audio')).toHaveJSProperty('paused', false);
    await expect(sound).not.toHaveText(before);
    await page.keyboard.press(key);
    await expect(page.locator('audio')).toHaveJSProperty('paused', true);
    await expect(sound).toHaveText(before);
    await tabTo(page, pause);
    await page.keyboard.press(key);
    await expect(video).toHaveJSProperty('paused', true);
    await page.keyboard.press(key);
    await expect(video).toHaveJSProperty('paused', false);
  });
}

test('after navigation the new heading has the focus, and the title is announced', async ({
  page,
}) => {
  await open(page, '/');
  const announced = page.locator('[aria-live=polite]');
  await expect(announced).toHaveText('');
  for (const screen of [screens.projects, screens.about, screens.contact, screens.welcome]) {
    await followLink(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(announced).toHaveText(screen.title);
  }
});

test('Back restores the scroll position of the page that was left', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await answerWithJson(page, { ...content, projects: manyProjects(40) });
  await open(page, '/projects');
  // A visitor who presses a link has seen the page scroll: the event of it is over.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, 1200);
      }),
  );
  // A press like a keyboard's: the bar is out of sight, and shall stay there.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('nav a[href="/about-me"]')?.click(),
  );
  await expect(page).toHaveTitle(screens.about.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(screens.projects.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  await page.goForward();
  await expect(page).toHaveTitle(screens.about.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
