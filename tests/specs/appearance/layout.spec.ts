import { heading, menuButton, open, waitForAnimations } from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { fontsLoaded } from '../../page/layout.ts';
import { cutTexts, overflow } from '../../page/texts.ts';
import { screenSizes } from '../../page/video-contrast.ts';
import { allScreens, content, owner, screens, screensWithBar } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

// These tests are not about motion, and take less time without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a phone targets are as large as a finger, and half is content', async ({ page }) => {
  for (const screen of allScreens) {
    await open(page, screen.path);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(viewport);
      if (screensWithBar.includes(screen)) await menuButton(page).click();
      const small = await page.locator('a:visible, button:visible').evaluateAll((all) =>
        all.flatMap((each) => {
          const { width, height } = each.getBoundingClientRect();
          return Math.min(width, height) < 43.9 ? [`${each.textContent} ${width} x ${height}`] : [];
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

for (const count of [10, 200]) {
  for (const width of [320, 1440]) {
    const title = `${count} projects have rows of one height without gaps, ${width} px wide`;
    test(title, fullRunUnless(count === 200 && width === 320), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await answerWithJson(page, { ...content, projects: manyProjects(count) });
      await open(page, screens.projects.path);
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(count);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await cutTexts(page)).toEqual([]);
      const boxes = await rows.evaluateAll((all) =>
        all.map((row, index) => {
          // Rows far down have a place but no size before they come near the screen.
          const isLaidOut = row.checkVisibility({ contentVisibilityAuto: true });
          return { index, isLaidOut, ...row.getBoundingClientRect().toJSON() };
        }),
      );
      const laidOut = boxes.filter(({ isLaidOut }) => isLaidOut);
      expect(laidOut.length).toBeGreaterThanOrEqual(Math.min(count, 50));
      for (const { index, top, height } of laidOut) {
        const above = laidOut.find((each) => each.index === index - 1);
        if (above) expect(Math.abs(top - above.bottom)).toBeLessThan(1);
        expect(height).toBe(laidOut[0].height);
      }
    });
  }
}

test('a very small screen scrolls to every part of the welcome page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await waitForAnimations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutTexts(page)).toEqual([]);
  const main = page.getByRole('main');
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

test('the welcome page fills every screen exactly', async ({ page }) => {
  await open(page, '/');
  await fontsLoaded(page);
  for (const viewport of screenSizes) {
    await page.setViewportSize(viewport);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, `${viewport.width} px wide`).toBe(viewport.height);
  }
});

for (const nameOwn of ['Wolfeschlegelsteinhausenberger', 'Maximiliana Bartholomew-Smythe']) {
  const title = `the name ${nameOwn} leaves everything of the welcome on the screen`;
  test(title, fullRunUnless(!nameOwn.includes(' ')), async ({ page }) => {
    await answerWithJson(page, { ...content, personalOwn: { own: { ...owner, nameOwn } } });
    await open(page, '/');
    await expect(heading(page)).toHaveText(nameOwn);
    await fontsLoaded(page);
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 667, height: 375 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await cutTexts(page)).toEqual([]);
      for (const control of await page.getByRole('main').getByRole('button').all())
        await expect(control).toBeInViewport({ ratio: 1 });
    }
  });
}
