import type { Page } from 'playwright/test';
import { missingApis } from '../../browser/missing-apis.ts';
import {
  barLink,
  followLink,
  menuButton,
  open,
  openAtRest,
  waitForHydration,
  windowValue,
} from '../../page/actions.ts';
import { answerWithJson } from '../../page/data-service.ts';
import { content, type Screen, screens } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

// An unhandled rejection fails these tests too, since it is logged as an uncaught error.

/** The place of a link of the bar, in px. */
async function placeOf(page: Page, screen: Screen): Promise<{ x: number; y: number }> {
  const box = await barLink(page, screen).boundingBox();
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
}

/** Presses links of the bar within one task. */
const press = (page: Page, ...paths: string[]) =>
  page.evaluate((all) => {
    for (const path of all)
      document.querySelector<HTMLElement>(`nav li a[href="${path}"]`)?.click();
  }, paths);

test('of many presses on links the last one counts, and none throws', async ({ page }) => {
  await open(page, screens.projects.path);
  for (let round = 0; round < 10; round += 1)
    await press(page, '/about-me', '/contact-me', '/projects', '/about-me');
  await expect(page).toHaveTitle(screens.about.title);
  await expect(page).toHaveURL('/about-me');
  const [contact, about] = [
    await placeOf(page, screens.contact),
    await placeOf(page, screens.about),
  ];
  for (let round = 0; round < 10; round += 1) {
    await page.mouse.click(about.x, about.y);
    await page.mouse.click(contact.x, contact.y);
  }
  await expect(page).toHaveTitle(screens.contact.title);
  await expect(page).toHaveURL('/contact-me');
});

test('every press during a page change lands on what lies there', async ({ page }) => {
  await open(page, screens.projects.path);
  const logo = await page.getByRole('navigation').getByRole('link').first().boundingBox();
  // Count the clicks on the logo, and do not follow its link.
  await page.evaluate(() => {
    Object.assign(window, { hits: 0 });
    document.querySelector('nav a')?.addEventListener('click', (event) => {
      Object.assign(window, { hits: Number(Reflect.get(window, 'hits')) + 1 });
      event.preventDefault();
      event.stopPropagation();
    });
  });
  let presses = 0;
  for (const path of ['/about-me', '/contact-me', '/projects', '/about-me']) {
    await press(page, path);
    for (let time = 0; time < 10; time += 1, presses += 1)
      await page.mouse.click((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10);
  }
  expect(await windowValue(page, 'hits')).toBe(presses);
});

test('a press on the menu during a page change is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  const box = await menuButton(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('navigation').getByRole('listitem').first()).toBeVisible();
});

test('a link pressed at the start of a page change opens its tab', async ({ page, context }) => {
  await context.route('https://example.com/**', (route) => route.fulfill({ body: 'elsewhere' }));
  // The link has to be in its place before it is clicked.
  await openAtRest(page, screens.projects.path);
  const link = page.getByRole('main').locator('a[href^="https://example.com"]').first();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const contact = await placeOf(page, screens.contact);
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
  const tab = context.waitForEvent('page');
  await page.mouse.click(x + 5, y + 5);
  await expect(await tab).toHaveURL(String(await link.getAttribute('href')));

  for (const way of ['a middle click', 'a click with Ctrl'] as const) {
    const tab = context.waitForEvent('page');
    const isMiddle = way === 'a middle click';
    if (!isMiddle) await page.keyboard.down('Control');
    await page.mouse.click(contact.x, contact.y, { button: isMiddle ? 'middle' : 'left' });
    if (!isMiddle) await page.keyboard.up('Control');
    await expect(await tab).toHaveURL('/contact-me');
    await expect(page).toHaveURL('/projects');
  }
});

test('a visit asks no other site, sets no cookie, keeps places', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await open(page, screens.welcome.path);
  await page.getByRole('button', { name: '🔊 Activar sonido' }).click();
  for (const screen of [screens.projects, screens.contact, screens.about, screens.welcome]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
  // The router saves scroll positions when a page is left.
  await page.reload();
  await waitForHydration(page);

  const elsewhere = asked.filter((url) => !/^(data|blob):/.test(url));
  expect(elsewhere.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  expect(elsewhere.length).toBeGreaterThan(4);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({
    local: [],
    session: [expect.stringContaining('scroll-restoration')],
    databases: [],
    caches: [],
    workers: 0,
  });
});

/** Removes the APIs that at least one of the oldest supported browsers does not have. */
async function removeMissingApis(page: Page): Promise<void> {
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
}

test('the pages work without what the oldest browsers do not have', async ({ page }) => {
  await removeMissingApis(page);
  const projects = [['Live', 'https://example.com/live', 'From the service.']];
  await answerWithJson(page, { ...content, projects });
  await open(page, screens.welcome.path);
  expect(await windowValue(page, 'removed')).toEqual(
    expect.arrayContaining(['URL.canParse', 'Promise.withResolvers']),
  );
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await page.getByRole('button').first().click();
  await expect(page.locator('audio')).toHaveJSProperty('paused', false);
  for (const screen of [screens.projects, screens.contact, screens.about, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Live']);
  await page.goBack();
  await expect(page).toHaveTitle(screens.about.title);
});
