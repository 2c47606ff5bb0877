import type { Page } from 'playwright/test';
import {
  followLink,
  waitForAnimations,
  waitForHydration,
  windowValue,
} from '../../page/actions.ts';
import { blockRequests } from '../../page/block-requests.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

// A rejection that nobody handles is an uncaught error, which fails any of these tests.

test.use({
  // As in every browser of a visitor; the tests' own switches it off.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const labels = {
  sound: { on: '🔇 Desactivar sonido', off: '🔊 Activar sonido' },
  film: { on: 'Pause the film', off: 'Play the film' },
};

/** Waits until the two buttons say what their elements do: which of them play. */
async function expectPlaying(page: Page, playing: { sound: boolean; film: boolean }) {
  const buttons = page.getByRole('main').getByRole('button');
  await expect(page.locator('audio')).toHaveJSProperty('paused', !playing.sound);
  await expect(page.locator('video')).toHaveJSProperty('paused', !playing.film);
  await expect(buttons).toHaveText([
    labels.sound[playing.sound ? 'on' : 'off'],
    labels.film[playing.film ? 'on' : 'off'],
  ]);
}

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await expectPlaying(page, { sound: false, film: true });
}

/** Presses a button of the welcome page several times within one task. */
async function press(page: Page, index: number, times: number): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button')
    .nth(index)
    .evaluate((button: HTMLElement, left) => {
      for (let press = 0; press < left; press += 1) button.click();
    }, times);
}

/** A link of the bar, by where it stands. */
async function placeOf(page: Page, path: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`nav li a[href="${path}"]`).boundingBox();
  return { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
}

test('of two quick presses on links the second one counts, and none throws', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const [contact, about] = [await placeOf(page, '/contact-me'), await placeOf(page, '/about-me')];
  for (let round = 0; round < 10; round += 1) {
    await page.mouse.click(contact.x, contact.y);
    await page.mouse.click(about.x, about.y);
  }
  await expect(page).toHaveTitle(screens.about.title);
  await expect(page).toHaveURL('/about-me');
});

test('every press from the start of a page change to its end lands on what lies there', async ({
  page,
}) => {
  await page.goto('/projects');
  await waitForHydration(page);
  const logo = await page.getByRole('navigation').getByRole('link').first().boundingBox();
  // Presses of this test on the logo are counted, and lead nowhere.
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
    await page.evaluate((to) => {
      document.querySelector<HTMLElement>(`nav li a[href="${to}"]`)?.click();
    }, path);
    for (let press = 0; press < 10; press += 1, presses += 1)
      await page.mouse.click((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toBe(presses);
});

/** What lets a link open in a tab of its own. */
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
  await page.goto('/projects');
  await waitForHydration(page);
  // Where it enters from, nothing is pressed.
  await waitForAnimations(page);
  const link = page.getByRole('main').locator('a[href^="https://example.com"]').first();
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const contact = await placeOf(page, '/contact-me');
  // The root element takes the presses until the page has changed.
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

  for (const [name, press] of Object.entries(tabPresses)) {
    await test.step(name, async () => {
      const tab = context.waitForEvent('page');
      await press(page, contact.x, contact.y);
      await expect(await tab).toHaveURL('/contact-me');
      await expect(page).toHaveURL('/projects');
    });
  }
});

test('a browser that starts no transition, as in a hidden tab, changes the page all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.startViewTransition = (update) => {
      const hidden = () => Promise.reject(new DOMException('hidden', 'InvalidStateError'));
      const updateCallbackDone = Promise.resolve(
        typeof update === 'function' ? update() : undefined,
      );
      return Object.assign(
        Object.create(ViewTransition.prototype, {
          ready: { value: hidden() },
          finished: { value: hidden() },
          updateCallbackDone: { value: updateCallbackDone.then(() => {}) },
        }),
      );
    };
  });
  await page.goto('/projects');
  await waitForHydration(page);
  for (const screen of [screens.about, screens.contact, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
});

test('quick presses of the buttons count, each of them', async ({ page }) => {
  await open(page);
  await press(page, 0, 3);
  await expectPlaying(page, { sound: true, film: true });
  await press(page, 1, 99);
  await expectPlaying(page, { sound: true, film: false });
  await press(page, 0, 100);
  await expectPlaying(page, { sound: true, film: false });
  await press(page, 0, 1);
  await press(page, 1, 1);
  await expectPlaying(page, { sound: false, film: true });
});

test('sound and film that are stopped and resumed from outside show on the buttons', async ({
  page,
}) => {
  await open(page);
  await press(page, 0, 1);
  await expectPlaying(page, { sound: true, film: true });
  const each = (action: 'play' | 'pause') =>
    page.evaluate((name) => {
      for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video'))
        void media[name]();
    }, action);
  await each('pause');
  await expectPlaying(page, { sound: false, film: false });
  await each('play');
  await expectPlaying(page, { sound: true, film: true });
});

for (const film of [true, false]) {
  const title = `a film that was ${film ? 'playing' : 'paused'} is so after Back, and the sound is off`;
  test(title, async ({ page }) => {
    await open(page);
    await press(page, 0, 1);
    if (!film) await press(page, 1, 1);
    await expectPlaying(page, { sound: true, film });
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto('/contact-me/');
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle(screens.welcome.title);
    // The browser has kept the page as it was.
    expect(await windowValue(page, 'kept')).toBe(true);
    await expectPlaying(page, { sound: false, film });
  });
}

test('the welcome page can be left while its track is on the way', async ({ page }) => {
  const release = await blockRequests(page, '**/media/track.*');
  await open(page);
  await press(page, 0, 1);
  const track = await page.locator('audio').elementHandle();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveTitle(screens.projects.title);
  expect(await track?.evaluate((audio) => audio instanceof HTMLMediaElement && audio.paused)).toBe(
    true,
  );
  release();
  await page.goBack();
  await expectPlaying(page, { sound: false, film: true });
});
