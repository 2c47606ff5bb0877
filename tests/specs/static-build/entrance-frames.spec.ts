import type { Page } from 'playwright/test';
import { openPaused, showFrame, textsOverTexts } from '../../page/entrance-frames.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Every 50 ms, until the last row of the longest list has entered. */
const times = Array.from({ length: 45 }, (_, index) => index * 50);

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/^Failed to load resource/));

// themes.spec.ts looks at wider screens, in each theme.
test('no text passes over another while a page enters on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of allScreens) {
    await openPaused(page, path);
    expect(await textsOverTexts(page, times), path).toEqual([]);
  }
});

test('a section that enters from below is cut off below its place', async ({ page }) => {
  await openPaused(page, screens.about.path);
  const limits = await page.locator('main *').evaluateAll((all) =>
    all.flatMap((element) => {
      const [, sides] = /^inset\((.*)\)$/.exec(getComputedStyle(element).clipPath) ?? [];
      const [top, , bottom = top] = (sides ?? '').split(' ');
      return sides === undefined ? [] : Number.parseFloat(bottom ?? '');
    }),
  );
  expect(limits.length).toBeGreaterThan(1);
  // Room for what letters need, and no more.
  expect(Math.min(...limits)).toBeGreaterThan(-100);
});

/** Whether any matching element can be read in this frame. */
const isReadable = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.some((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isAt = (share: number) =>
        element.contains(document.elementFromPoint(x + width / 2, y + height * share));
      return element.textContent !== '' && (isAt(0.3) || isAt(0.7));
    }),
  );

/** The time of the first frame in which a matching element can be read. */
async function readableFrom(page: Page, selector: string): Promise<number> {
  for (const time of times) {
    await showFrame(page, time);
    if (await isReadable(page, selector)) return time;
  }
  throw new Error(`${selector} cannot be read`);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  const title = `the heading can be read before anything of the first row, ${viewport.width} px wide`;
  test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPaused(page, screens.projects.path);
    const row = await readableFrom(page, 'main li:first-child :is(a, p, span)');
    expect(await readableFrom(page, 'h1')).toBeLessThan(row);
  });
}
