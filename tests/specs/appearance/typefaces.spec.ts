import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { blockRequests } from '../../page/block-requests.ts';
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
        // Of each line: a paragraph as a whole is as wide as its column.
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of allScreens) {
  const title = `on a second visit no text of ${path} changes its font`;
  test(title, fullRunUnless(path === screens.about.path), async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.evaluate(() => document.fonts.ready);
    await watchTexts(page);
    for (const next of [path, screens.projects.path, path]) {
      await page.goto(next);
      await waitForHydration(page);
      await waitForAnimations(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await changed(page), next).toEqual([]);
    }
  });

  const early = `headings of ${path} have their own font from the first paint on`;
  test(early, fullRunUnless(path === screens.about.path), async ({ page }) => {
    // The font files never come; what the document carries is there.
    await page.route('**/*.woff2', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const loaded = await heading.evaluate((element) => {
      const named = (family = '') => family.replaceAll('"', '');
      const [family] = getComputedStyle(element).fontFamily.split(',');
      const faces = [...document.fonts].filter((face) => named(face.family) === named(family));
      return faces.map(({ status }) => status);
    });
    // The letters in the document, and the files for all others, which nothing here needs.
    expect(loaded.sort()).toEqual(['loaded', 'unloaded', 'unloaded']);
  });
}

test('these tests notice a text that changes its font', async ({ page }) => {
  await watchTexts(page);
  const unblock = await blockRequests(page, '**/*.woff2');
  await page.goto(screens.about.path, { waitUntil: 'commit' });
  await waitForHydration(page);
  unblock();
  await expect.poll(() => changed(page)).not.toEqual([]);
});
