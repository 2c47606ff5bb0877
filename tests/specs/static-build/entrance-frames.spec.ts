import { openPaused, showFrame, textsOverTexts } from '../../page/entrance-frames.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Every 50 ms, until the last row of the longest list has entered. */
const times = Array.from({ length: 45 }, (_, index) => index * 50);

test.beforeEach(({ consoleMessages }) => consoleMessages.allow(/^Failed to load resource/));

for (const viewport of [
  { width: 360, height: 740 },
  { width: 667, height: 375 },
  { width: 1440, height: 900 },
]) {
  for (const { path } of allScreens) {
    const title = `no text passes over another while ${path} enters, ${viewport.width} px wide`;
    test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPaused(page, path);
      for (const time of times) {
        await showFrame(page, time);
        expect(await textsOverTexts(page), `at ${time} ms`).toEqual([]);
      }
    });
  }
}

test('this test notices rows that fall through each other', async ({ page }) => {
  await openPaused(page, screens.projects.path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { clip-path: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  await showFrame(page, 500);
  expect(await textsOverTexts(page)).not.toEqual([]);
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  const title = `the heading can be read before anything of the first row, ${viewport.width} px wide`;
  test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPaused(page, screens.projects.path);
    const readable = new Map<string, number>();
    for (const time of times) {
      await showFrame(page, time);
      for (const [name, selector] of [
        ['heading', 'h1'],
        ['row', 'main li:first-child :is(a, p, span)'],
      ] as const) {
        const isReadable = await page.locator(selector).evaluateAll((elements) =>
          elements.some((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const isAt = (share: number) =>
              element.contains(document.elementFromPoint(x + width / 2, y + height * share));
            return element.textContent !== '' && (isAt(0.3) || isAt(0.7));
          }),
        );
        if (isReadable && !readable.has(name)) readable.set(name, time);
      }
    }
    expect(readable.get('heading')).toBeLessThan(readable.get('row') ?? 0);
  });
}
