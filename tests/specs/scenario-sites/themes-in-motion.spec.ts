import { presetNames } from '../../../src/config/presets.ts';
import { openPaused, showFrame, textsOverTexts } from '../../page/entrance-frames.ts';
import {
  openWelcome,
  readabilityOverVideo,
  screenSizes,
  textsOverVideo,
} from '../../page/video-contrast.ts';
import { test } from '../../project/scenario.ts';
import { serveTheme } from '../../project/serve-theme.ts';
import { allScreens } from '../../sample-site.ts';
import { expect, fullRun } from '../../test.ts';

for (const name of presetNames) {
  const title = `no text passes over another while pages with the theme ${name} enter`;
  test(title, fullRun, async ({ scenario, page, consoleMessages }) => {
    consoleMessages.allow(/^Failed to load resource/);
    const url = await serveTheme(scenario, `  preset: ${name}\n`);
    for (const { path } of allScreens) {
      await openPaused(page, url + path);
      for (const [width, height] of [
        [390, 844],
        [667, 375],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (let time = 0; time <= 1200; time += 50) {
          await showFrame(page, time);
          expect(await textsOverTexts(page), `${path}, ${width} px wide, at ${time} ms`).toEqual(
            [],
          );
        }
      }
    }
  });
}

test('what enters on the panel of meridian is not seen beside it', async ({
  scenario,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  const url = await serveTheme(scenario, '  preset: meridian\n');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaused(page, url);
  const isSeen = () =>
    page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  // Still above the panel, over the film.
  await showFrame(page, 100);
  expect(await isSeen()).toBe(false);
  await showFrame(page, 1200);
  expect(await isSeen()).toBe(true);
});

test.describe('over the film', () => {
  // The page allows no style of others.
  test.use({ bypassCSP: true });

  // That of the sample, dusk, has a test of its own.
  for (const name of presetNames.filter((each) => each !== 'dusk')) {
    const title = `with the theme ${name} every text has enough contrast, on every screen`;
    test(title, fullRun, async ({ scenario, page }) => {
      test.setTimeout(600_000);
      const url = await serveTheme(scenario, `  preset: ${name}\n`);
      for (const viewport of screenSizes) {
        await page.setViewportSize(viewport);
        await openWelcome(page, url);
        const texts = await textsOverVideo(page);
        expect(texts.filter(({ isName }) => isName)).toHaveLength(1);
        const { tooLow } = await readabilityOverVideo(page, texts);
        expect(tooLow, `${viewport.width} px wide`).toEqual([]);
      }
    });
  }
});
