import type { Page } from 'playwright/test';
import {
  barLink,
  followLink,
  menuButton,
  open,
  openAtRest,
  windowValue,
} from '../../page/actions.ts';
import { type Screen, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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

/** The ways to open a link in a new tab. */
const tabPresses: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
  'a middle click': (page, x, y) => page.mouse.click(x, y, { button: 'middle' }),
  'a click with Ctrl': async (page, x, y) => {
    await page.keyboard.down('Control');
    await page.mouse.click(x, y);
    await page.keyboard.up('Control');
  },
};

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

  for (const [name, pressTab] of Object.entries(tabPresses)) {
    await test.step(name, async () => {
      const tab = context.waitForEvent('page');
      await pressTab(page, contact.x, contact.y);
      await expect(await tab).toHaveURL('/contact-me');
      await expect(page).toHaveURL('/projects');
    });
  }
});

test('a browser that starts no transition changes the page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = (update) => {
      const hidden = () => Promise.reject(new DOMException('hidden', 'InvalidStateError'));
      const updated = Promise.resolve(typeof update === 'function' ? update() : undefined);
      return Object.assign(
        Object.create(ViewTransition.prototype, {
          ready: { value: hidden() },
          finished: { value: hidden() },
          updateCallbackDone: { value: updated.then(() => {}) },
        }),
      );
    };
  });
  await open(page, screens.projects.path);
  for (const screen of [screens.about, screens.contact, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
});
