import { serveFolder } from '../../browser/static-server.ts';
import {
  blockRequests,
  followLink,
  heading,
  menuButton,
  open,
  waitForAnimations,
  waitForHydration,
} from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { fontsLoaded, watchFrames, watchShift } from '../../page/layout.ts';
import { cutTexts, overflow } from '../../page/texts.ts';
import { screenSizes } from '../../page/video-contrast.ts';
import { builtPath, readBuilt } from '../../project/built-site.ts';
import { allScreens, content, owner, screens, screensWithBar } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

const phone = { width: 360, height: 740 };

test('on a phone targets are as large as a finger, and half is content', async ({ page }) => {
  for (const screen of allScreens) {
    await open(page, screen.path);
    for (const viewport of [phone, { width: 667, height: 375 }]) {
      await page.setViewportSize(viewport);
      if (screensWithBar.includes(screen)) await menuButton(page).click();
      const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          const isSmall = Math.min(width, height) < 43.9;
          return isSmall ? [`${each.textContent} ${width} x ${height}`] : [];
        }),
      );
      expect(small, screen.path).toEqual([]);
      await page.keyboard.press('Escape');
    }
    if (screen !== screens.contact && screen !== screens.projects) continue;
    const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
    expect(first?.y, screen.path).toBeLessThan(375 / 2);
  }
});

test('200 projects have rows of one height without gaps', async ({ page }) => {
  await answerWithJson(page, { ...content, projects: manyProjects(200) });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, screens.projects.path);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(200);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await cutTexts(page)).toEqual([]);
    const boxes = await rows.evaluateAll((all) =>
      all.flatMap((row, index) => {
        // Rows far down have a place but no size before they come near the screen.
        const isLaidOut = row.checkVisibility({ contentVisibilityAuto: true });
        return isLaidOut ? [{ index, ...row.getBoundingClientRect().toJSON() }] : [];
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(50);
    for (const { index, top, height } of boxes) {
      const above = boxes.find((each) => each.index === index - 1);
      if (above) expect(Math.abs(top - above.bottom)).toBeLessThan(1);
      expect(height).toBe(boxes[0].height);
    }
  }
});

test('the welcome page fills every screen exactly, with a long name too, and a very small one scrolls to every part of it', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const nameOwn of ['Wolfeschlegelsteinhausenberger', 'Maximiliana Bartholomew-Smythe']) {
    await answerWithJson(page, { ...content, personalOwn: { own: { ...owner, nameOwn } } });
    await open(page, '/');
    await expect(heading(page)).toHaveText(nameOwn);
    await fontsLoaded(page);
    for (const viewport of screenSizes) {
      await page.setViewportSize(viewport);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${viewport.width} px wide`).toBe(viewport.height);
      expect(await cutTexts(page)).toEqual([]);
      for (const control of await main.getByRole('button').all())
        await expect(control).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
  for (const role of ['heading', 'link', 'button'] as const) {
    for (const each of await main.getByRole(role).all()) {
      await each.scrollIntoViewIfNeeded();
      // Browsers scroll by whole pixels.
      await expect(each).toBeInViewport({ ratio: 0.97 });
      const isOnTop = await each.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(isOnTop).toBe(true);
    }
  }
});

test('no page scrolls sideways, and nothing on it shifts, while it enters', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize(phone);
  const watched = await watchFrames(page);
  const shiftOf = await watchShift(page);
  for (const screen of allScreens) {
    await page.goto(screen.path);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(1000, 0));
    await waitForAnimations(page);
    const onLoad = await watched();
    expect(onLoad.moving).toBeGreaterThan(0);
    expect(onLoad, screen.path).toMatchObject({ overflow: 0, scrolled: 0 });
    // A font that takes the place of its fallback may move a line by a fraction of a pixel.
    expect(await shiftOf(), screen.path).toBeLessThan(0.001);
  }
  for (const screen of [screens.projects, screens.contact, screens.about]) {
    await followLink(page, screen);
    await waitForAnimations(page);
    expect(await watched(), screen.path).toMatchObject({ overflow: 0, scrolled: 0 });
  }
});

test('the words of a welcome page that comes in two parts stay in place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [before, after] = readBuilt('index.html')
    .toString()
    .split(/(?<=<\/h1>)/);
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
  const shiftOf = await watchShift(page);
  const isPoster = (request: { url: () => string }) => request.url().includes('poster');
  const poster = page.waitForEvent('requestfinished', isPoster);
  await page.goto(url, { waitUntil: 'commit' });
  // By now the browser could have painted the first part.
  await poster;
  await expect(page.getByRole('heading', { name: screens.welcome.heading })).toBeAttached();
  sendRest();
  await waitForHydration(page);
  await waitForAnimations(page);
  expect(await shiftOf()).toBe(0);
  await close();
});
