import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import {
  decode,
  hideTexts,
  leastContrast,
  showFrameAt,
  textsOverVideo,
} from '../../page/video-contrast.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const moments = Array.from({ length: 12 }, (_, index) => index / 12);

// The page allows no style of others.
test.use({ bypassCSP: true });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
]) {
  const title = `every text has enough contrast to every frame of the video, ${viewport.width} px wide`;
  test(title, fullRunUnless(viewport.width === 360), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await waitForHydration(page);
    await expect(page.locator('video')).toHaveAttribute('data-shown', 'true');
    await waitForAnimations(page);
    const texts = await textsOverVideo(page);
    expect(texts.length).toBeGreaterThanOrEqual(8);
    expect(texts.filter(({ isName }) => isName)).toHaveLength(1);
    await hideTexts(page);

    const frames = new Set<string>();
    const measured: number[] = [];
    for (const moment of moments) {
      await showFrameAt(page, moment);
      const screenshot = await page.screenshot();
      frames.add(screenshot.toString('base64'));
      const pixels = await decode(screenshot);
      for (const text of texts) {
        const contrast = leastContrast(pixels, text);
        const needed = text.isName ? 7 : 4.5;
        measured.push(contrast);
        expect
          .soft(contrast, `${text.text} at ${moment.toFixed(2)}`)
          .toBeGreaterThanOrEqual(needed);
      }
    }
    expect(frames.size, 'the frames differ').toBe(moments.length);
    const description = `${Math.min(...measured).toFixed(2)}:1`;
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
    expect.soft(contrast, text.text).toBeGreaterThanOrEqual(text.isName ? 7 : 4.5);
  }
});
