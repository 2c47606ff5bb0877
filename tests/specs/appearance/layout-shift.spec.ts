import type { Page } from 'playwright/test';
import { serveFolders } from '../../browser/static-server.ts';
import { followLink, waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { builtPath, readBuilt } from '../../project/built-site.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

/** Watches every frame from the first one on. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { moving: 0, overflow: 0, scrolled: 0, shift: 0 };
    Object.assign(window, { watched: seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (document.getAnimations().length > 0) seen.moving += 1;
      seen.overflow = Math.max(seen.overflow, scrollWidth - clientWidth);
      seen.scrolled = Math.max(seen.scrolled, Math.abs(window.scrollX));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const watched = (page: Page) => page.evaluate(() => Reflect.get(window, 'watched'));

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const screen of allScreens) {
      const title = `${screen.path} never scrolls sideways, and nothing on it shifts`;
      test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
        await watchFrames(page);
        await page.goto(screen.path);
        await waitForHydration(page);
        await page.evaluate(() => window.scrollTo(1000, 0));
        await waitForAnimations(page);
        const onLoad = await watched(page);
        expect(onLoad.moving).toBeGreaterThan(2);
        expect(onLoad).toMatchObject({ overflow: 0, scrolled: 0 });
        // A font that takes the place of its fallback may move a line by a fraction of a pixel.
        expect(onLoad.shift).toBeLessThan(0.001);

        await followLink(page, screen === screens.about ? screens.projects : screens.about);
        await waitForAnimations(page);
        expect(await watched(page)).toMatchObject({ overflow: 0, scrolled: 0 });
      });
    }
  });
}

test('the words of the welcome page stay in their place where its document comes in two parts', async ({
  page,
}) => {
  const document = readBuilt('index.html').toString();
  const [before, after] = document.split(/(?<=<\/h1>)/);
  let sendRest = () => {};
  const { url, close } = await serveFolders([builtPath()], {
    answer: (request, response) => {
      if (request.url !== '/') return false;
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.write(before);
      sendRest = () => response.end(after);
      return true;
    },
  });
  await watchFrames(page);
  const poster = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('poster'),
  );
  await page.goto(url, { waitUntil: 'commit' });
  // What has come by now could have been painted.
  await poster;
  await expect(page.getByRole('heading', { name: screens.welcome.heading })).toBeAttached();
  sendRest();
  await waitForHydration(page);
  await waitForAnimations(page);
  expect((await watched(page)).shift).toBe(0);
  await close();
});

test('the browser reports a layout shift to these tests', async ({ page }) => {
  await page.goto('/projects');
  await waitForHydration(page);
  await waitForAnimations(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) resolve(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift' });
        const block = document.createElement('div');
        block.textContent = 'pushes the page down';
        document.body.prepend(block);
      }),
  );
  expect(shift).toBeGreaterThan(0);
});

test('words that cannot be broken keep within the width of a small screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'Unbreakable'.repeat(12);
  await answerWithJson(page, {
    ...content,
    projects: [[word, 'https://example.com', word], ...manyProjects(40)],
    contactMe: [[word, 'https://example.com']],
    personalOwn: { own: { nameOwn: word, profession: word, label: word } },
  });
  for (const screen of allScreens) {
    await page.goto(screen.path);
    await waitForHydration(page);
    await expect(page.getByText(word).first()).toBeVisible();
    const { right, width } = await page
      .getByText(word)
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { right: range.getBoundingClientRect().right, width: window.innerWidth };
      });
    expect(right, screen.path).toBeLessThanOrEqual(width);
  }
});
