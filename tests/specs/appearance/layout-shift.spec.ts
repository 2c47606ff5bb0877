import { serveFolder } from '../../browser/static-server.ts';
import {
  blockRequests,
  followLink,
  waitForAnimations,
  waitForHydration,
} from '../../page/actions.ts';
import { watchFrames } from '../../page/layout.ts';
import { builtPath, readBuilt } from '../../project/built-site.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

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
        expect(onLoad.moving).toBeGreaterThan(0);
        expect(onLoad).toMatchObject({ overflow: 0, scrolled: 0 });
        // A font that takes the place of its fallback may move a line by a fraction of a pixel.
        expect(onLoad.shift).toBeLessThan(0.001);

        await followLink(page, screen === screens.about ? screens.projects : screens.about);
        await waitForAnimations(page);
        expect(await watched()).toMatchObject({ overflow: 0, scrolled: 0 });
      });
    }
  });
}

test('the words of a welcome page that comes in two parts stay in place', async ({ page }) => {
  const document = readBuilt('index.html').toString();
  const [before, after] = document.split(/(?<=<\/h1>)/);
  let sendRest = () => {};
  const { url, close, answerBy } = await serveFolder(builtPath());
  answerBy((request, response) => {
    if (request.url !== '/') return false;
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(before);
    sendRest = () => response.end(after);
    return true;
  });
  // A font that takes the place of its fallback moves a line by a fraction of a pixel, so the files of fonts never come.
  await blockRequests(page, '**/*.woff2');
  const watched = await watchFrames(page);
  const poster = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('poster'),
  );
  await page.goto(url, { waitUntil: 'commit' });
  // By now the browser could have painted the first part.
  await poster;
  await expect(page.getByRole('heading', { name: screens.welcome.heading })).toBeAttached();
  sendRest();
  await waitForHydration(page);
  await waitForAnimations(page);
  expect((await watched()).shift).toBe(0);
  await close();
});
