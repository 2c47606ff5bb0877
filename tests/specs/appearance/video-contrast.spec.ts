import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { leastContrast, showFilmAt, takeTextsOff, textsOnFilm } from '../../page/video-contrast.ts';
import { expect, test } from '../../test.ts';

const moments = Array.from({ length: 12 }, (_, index) => index / 12);

// The page allows no style of others.
test.use({ bypassCSP: true });

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
]) {
  test(`every word stands out on every frame of the film, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await waitForHydration(page);
    await expect(page.locator('video')).toHaveAttribute('data-shown', 'true');
    await waitForAnimations(page);
    const texts = await textsOnFilm(page);
    expect(texts.length).toBeGreaterThanOrEqual(8);
    expect(texts.filter(({ isName }) => isName)).toHaveLength(1);
    await takeTextsOff(page);

    const [frames, measured] = [new Set<string>(), [] as number[]];
    for (const moment of moments) {
      await showFilmAt(page, moment);
      const picture = await page.screenshot();
      frames.add(picture.toString('base64'));
      for (const text of texts) {
        const contrast = await leastContrast(picture, text);
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

test('the poster is as good a ground as the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  const texts = await textsOnFilm(page);
  await takeTextsOff(page);
  const picture = await page.screenshot();
  for (const text of texts) {
    const contrast = await leastContrast(picture, text);
    expect.soft(contrast, text.text).toBeGreaterThanOrEqual(text.isName ? 7 : 4.5);
  }
});
