import type { Page } from 'playwright/test';
import {
  blockRequests,
  followLink,
  heading,
  open,
  openAtRest,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
  windowValue,
} from '../../page/actions.ts';
import { fontsLoaded, watchFrames } from '../../page/layout.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Records in every frame how wide the texts are: a text whose font changes has another width. */
async function watchTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, Set<string>> = {};
    Object.assign(window, { seen });
    const look = () => {
      const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
      const texts = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); painted && node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        if (text === '' || !node.parentElement?.checkVisibility()) continue;
        if (node.parentElement.closest('script, style, button')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // The width of each line, since a whole paragraph is always as wide as its column.
        const widths = [...range.getClientRects()].map(({ width }) => width.toFixed(1)).join(' ');
        seen[text] ??= new Set();
        seen[text].add(widths);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The texts whose width has changed since the first paint. */
const changed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen: Record<string, Set<string>> = Reflect.get(window, 'seen');
    return Object.keys(seen).filter((text) => (seen[text]?.size ?? 0) > 1);
  });

/** The number of loaded faces of a family in the font stack of the heading. */
const loadedFaces = (page: Page, place = 0): Promise<number> =>
  heading(page).evaluate((element, index) => {
    const named = (family = '') => family.replaceAll('"', '');
    const family = getComputedStyle(element).fontFamily.split(', ')[index];
    const faces = [...document.fonts].filter((face) => named(face.family) === named(family));
    return faces.filter(({ status }) => status === 'loaded').length;
  }, place);

for (const width of [320, 768, 1440]) {
  for (const { path } of allScreens) {
    const title = `nothing moves on ${path} when the fonts come late, ${width} px wide`;
    const isRepresentative = width === 320 && path === screens.about.path;
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const watched = await watchFrames(page);
      await watchTexts(page);
      const unblock = await blockRequests(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await waitForHydration(page);
      await waitForAnimations(page);
      unblock();
      expect(await fontsLoaded(page)).toHaveLength(2);
      await waitForFrames(page, 2);
      expect((await watched()).shift).toBeLessThan(0.005);
      // The test below relies on this list to notice a text that changes its font.
      await expect.poll(() => changed(page)).not.toEqual([]);
    });
  }
}

test('the first paint needs no font but the one in the document, decoded, and the fallback of running text', async ({
  page,
}) => {
  // Nothing but the document is there. A test that waits for an element lays out the page before its first paint, while
  // the font is still being decoded, so the page itself takes note of its fonts.
  await blockRequests(page, /\.(woff2|css|js)$/);
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const faces = [...document.fonts].filter(({ status }) => status !== 'unloaded');
      const atPaint = faces.map(({ family, status }) => `${/\w+(?="?$)/.exec(family)} ${status}`);
      Object.assign(window, { atPaint: atPaint.sort() });
    }).observe({ type: 'paint' });
  });
  await page.goto(screens.contact.path, { waitUntil: 'commit' });
  await expect.poll(() => windowValue(page, 'atPaint')).toBeDefined();
  expect(await windowValue(page, 'atPaint')).toEqual(['embedded loaded', 'fallback loaded']);
});

for (const { path } of allScreens) {
  const title = `on a second visit of ${path} no text changes its font`;
  test(title, fullRunUnless(path === screens.about.path), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await watchTexts(page);
    for (const next of [path, screens.projects.path, path]) {
      await openAtRest(page, next);
      await page.evaluate(() => document.fonts.ready);
      expect(await changed(page), next).toEqual([]);
    }
  });
}

test('the letters of a linked page are there before a visitor opens it', async ({ page }) => {
  await open(page, screens.contact.path);
  await expect(heading(page)).toHaveCSS('font-family', /^[^,]* embedded/);
  await expect.poll(() => loadedFaces(page, 1)).toBe(1);
  await followLink(page, screens.projects);
  // From here on, the embedded letters of the first page would be mixed with those of the file.
  await expect(heading(page)).not.toHaveCSS('font-family', /embedded/);
  expect(await loadedFaces(page)).toBe(1);
});
