import { waitForHydration } from '../../page/actions.ts';
import {
  decode,
  hideTexts,
  leastContrast,
  neededContrast,
  openWelcome,
  readabilityOverVideo,
  screenSizes,
  textsOverVideo,
} from '../../page/video-contrast.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

// The page allows no style of others.
test.use({ bypassCSP: true });

for (const viewport of screenSizes) {
  const title = `every text has enough contrast to every frame of the video, ${viewport.width} px wide`;
  test(title, fullRunUnless(viewport.width === 390), async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWelcome(page, '/');
    const texts = await textsOverVideo(page);
    expect(texts.length).toBeGreaterThanOrEqual(8);
    expect(texts.filter(({ isName }) => isName)).toHaveLength(1);

    const { least, tooLow } = await readabilityOverVideo(page, texts);
    expect(tooLow).toEqual([]);
    const description = `${least.toFixed(2)}:1`;
    test.info().annotations.push({ type: 'least contrast', description });
  });
}

test('every text has enough contrast to the poster', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  const texts = await textsOverVideo(page);
  await hideTexts(page);
  const pixels = await decode(await page.screenshot());
  for (const text of texts) {
    const contrast = leastContrast(pixels, text);
    expect.soft(contrast, text.text).toBeGreaterThanOrEqual(neededContrast(text));
  }
});
