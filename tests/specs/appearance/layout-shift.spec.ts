import type { Page } from 'playwright/test';
import { serveFolders } from '../../browser/static-server.ts';
import { followLink, openAtRest, waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { builtPath, readBuilt } from '../../project/built-site.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

type Watched = { moving: number; overflow: number; scrolled: number; shift: number };

/** Watches every frame from the first one on. */
async function watchFrames(page: Page): Promise<() => Promise<Watched>> {
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
  return () => page.evaluate(() => Reflect.get(window, 'watched'));
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  const title = `no page scrolls sideways, and nothing on it shifts, ${viewport.width} px wide`;
  test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
    await page.setViewportSize(viewport);
    const watched = await watchFrames(page);
    for (const screen of allScreens) {
      await test.step(screen.path, async () => {
        await page.goto(screen.path);
        await waitForHydration(page);
        await page.evaluate(() => window.scrollTo(1000, 0));
        await waitForAnimations(page);
        const onLoad = await watched();
        expect(onLoad.moving).toBeGreaterThan(2);
        expect(onLoad).toMatchObject({ overflow: 0, scrolled: 0 });
        // A font that takes the place of its fallback may move a line by a fraction of a pixel.
        expect(onLoad.shift).toBeLessThan(0.001);

        await followLink(page, screen === screens.about ? screens.projects : screens.about);
        await waitForAnimations(page);
        expect(await watched()).toMatchObject({ overflow: 0, scrolled: 0 });
      });
    }
    // A shift is noticed.
    await openAtRest(page, screens.projects.path);
    await page.evaluate(() => document.body.prepend('pushes the page down'));
    await expect.poll(async () => (await watched()).shift).toBeGreaterThan(0.001);
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
  const watched = await watchFrames(page);
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
  expect((await watched()).shift).toBe(0);
  await close();
});
