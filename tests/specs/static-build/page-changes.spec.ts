import type { Locator } from 'playwright/test';
import { missingApis } from '../../browser/missing-apis.ts';
import {
  followLink,
  menuButton,
  open,
  openAtRest,
  openMenu,
  windowValue,
} from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { content, screens } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

// An unhandled rejection fails these tests too, since it is logged as an uncaught error.

/** A place on a link or a button, in px. */
async function placeOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  return [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
}

test('of many presses on links the last one counts, and none throws', async ({ page }) => {
  await open(page, screens.projects.path);
  for (let round = 0; round < 10; round += 1)
    await page.locator('nav').evaluate((bar) => {
      for (const path of ['/about-me', '/contact-me', '/projects', '/about-me'])
        bar.querySelector<HTMLElement>(`li a[href="${path}"]`)?.click();
    });
  await expect(page).toHaveTitle(screens.about.title);
  await expect(page).toHaveURL('/about-me');
});

test('links and the menu can be pressed while a page change starts', async ({
  page,
  context,
  baseURL,
}) => {
  // The server by another name is another site.
  const url = `${baseURL?.replace('127.0.0.1', 'localhost')}/licenses.txt`;
  await answerWithJson(page, { ...content, projects: [['Licences', url, 'What others made.']] });
  await page.setViewportSize({ width: 360, height: 740 });
  // The link has to be in its place before it is clicked.
  await openAtRest(page, screens.projects.path);
  const link = page.getByRole('link', { name: 'Licences' });
  await expect(link).toHaveAttribute('href', url);
  const home = page.getByRole('navigation').getByRole('link').first();
  const places = [
    await placeOf(link),
    await placeOf(home),
    await placeOf(menuButton(page)),
  ] as const;
  // During a view transition the root element receives all clicks.
  await page.evaluate(
    () =>
      new Promise<void>((begun) => {
        const change = () => {
          begun();
          return new Promise(() => {});
        };
        document.startViewTransition(change).ready.catch(() => {});
      }),
  );
  const tabOf = async (press: () => Promise<void>) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
    return tab;
  };
  await expect(await tabOf(() => page.mouse.click(...places[0]))).toHaveURL(url);
  const middle = () => page.mouse.click(...places[0], { button: 'middle' });
  await expect(await tabOf(middle)).toHaveURL(url);
  await page.keyboard.down('Control');
  await expect(await tabOf(() => page.mouse.click(...places[1]))).toHaveURL('/');
  await page.keyboard.up('Control');
  await expect(page).toHaveURL('/projects');
  await page.mouse.click(...places[2]);
  await expect(openMenu(page)).toHaveCount(1);
});

test('Back restores scroll positions; nothing else is kept', async ({ page, context }) => {
  const scrolledTo = (y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 768, height: 600 });
  await answerWithJson(page, { ...content, projects: manyProjects(40) });
  await openAtRest(page, screens.projects.path);
  // The router saves the position on a scroll event, so wait for the event.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', resolve, { once: true });
        scrollTo(0, 1500);
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

  // The router keeps scroll positions when a page is left.
  await page.goto('/licenses.txt');
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(kept).toEqual([expect.stringContaining('scroll-restoration')]);
});

test('the pages work without what the oldest browsers do not have', async ({ page }) => {
  await page.addInitScript((missing) => {
    const removed = missing.filter((path) => {
      const names = [...path];
      const last = names.pop() ?? '';
      let owner: unknown = window;
      for (const name of names) owner = Reflect.get(Object(owner), name);
      return Object.hasOwn(Object(owner), last) && Reflect.deleteProperty(Object(owner), last);
    });
    // A browser without popovers says so to `@supports` too.
    const { supports } = CSS;
    CSS.supports = (...words: [string]) => !words[0].includes('popover') && supports(...words);
    Object.assign(window, { removed: removed.map((path) => path.join('.')) });
  }, missingApis());
  const projects = [['Live', 'https://example.com/live', 'From the service.']];
  await answerWithJson(page, { ...content, projects });
  await open(page, screens.welcome.path);
  expect(await windowValue(page, 'removed')).toEqual(
    expect.arrayContaining(['URL.canParse', 'Promise.withResolvers']),
  );
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.getByRole('button').first().click();
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  for (const screen of [screens.projects, screens.about, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live']);
  await page.goBack();
  await expect(page).toHaveTitle(screens.about.title);
});
