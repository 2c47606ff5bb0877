import type { Page } from 'playwright/test';
import {
  blockRequests,
  followLink,
  heading,
  open,
  openAtRest,
  waitForHydration,
  windowValue,
} from '../../page/actions.ts';
import { fontsLoaded } from '../../page/layout.ts';
import { screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

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
        // The name of the owner stands on a page in two sizes.
        const key = `${text} in ${node.parentElement.className}`;
        seen[key] ??= new Set();
        seen[key].add(widths);
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

test('the first paint needs no font but the one in the document, decoded, and the fallback of running text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  // Browsers decode the font on a thread of its own, for which a busy machine may have no time before the first paint.
  await expect(async () => {
    await page.goto(screens.contact.path, { waitUntil: 'commit' });
    await expect.poll(() => windowValue(page, 'atPaint')).toBeDefined();
    expect(await windowValue(page, 'atPaint')).toEqual(['embedded loaded', 'fallback loaded']);
  }).toPass({ timeout: 60_000 });
});

test('a text changes its font on the first visit alone, when its file has come', async ({
  page,
}) => {
  const { path } = screens.about;
  await watchTexts(page);
  const unblock = await blockRequests(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  unblock();
  expect(await fontsLoaded(page)).toHaveLength(2);
  // Otherwise this list would not notice a text that changes its font.
  await expect.poll(() => changed(page)).not.toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
  for (const next of [path, screens.projects.path, path]) {
    await openAtRest(page, next);
    await page.evaluate(() => document.fonts.ready);
    expect(await changed(page), next).toEqual([]);
  }
});

test('the letters of a linked page are there before a visitor opens it', async ({ page }) => {
  await open(page, screens.contact.path);
  await expect(heading(page)).toHaveCSS('font-family', /^[^,]* embedded/);
  await expect.poll(() => loadedFaces(page, 1)).toBe(1);
  await followLink(page, screens.projects);
  // From here on, the embedded letters of the first page would be mixed with those of the file.
  await expect(heading(page)).not.toHaveCSS('font-family', /embedded/);
  expect(await loadedFaces(page)).toBe(1);
});
