import sharp from 'sharp';
import { open } from '../../page/actions.ts';
import { preparePicture, takeScreenshot } from '../../page/screenshot.ts';
import { allScreens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** The largest screen is kept at half its size: its baselines would weigh more than all others. */
const sizes = [
  { width: 360, height: 740, scale: 1 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
  { width: 2560, height: 1440, scale: 0.5 },
];

/**
 * How much a pixel may differ, and how many pixels may: a thousandth of one of the four pages of a picture.
 * The fonts come with the site, and pictures are decoded alike everywhere, so systems differ only in how
 * they smooth the edges of letters. A rule, a button or a line of text that moves changes far more.
 */
const tolerance = { threshold: 0.15, maxDiffPixelRatio: 0.001 / allScreens.length };

/** The cases of a quick run: the smallest and the usual screen, each in one of the colour schemes. */
const representative = ['360 dark', '1440 light'];

for (const { width, height, scale } of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const title = `all pages match their baselines, ${width} px wide, ${colorScheme}`;
    const isRepresentative = representative.includes(`${width} ${colorScheme}`);
    test(title, fullRunUnless(isRepresentative), async ({ page }) => {
      await page.clock.setFixedTime('2026-01-01T12:00:00Z');
      // Nothing is animated, and the poster stands in for the video.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      const screenshots: Buffer[] = [];
      for (const { path } of allScreens) {
        await open(page, path);
        await preparePicture(page);
        screenshots.push(await takeScreenshot(page, scale));
      }
      expect(await sideBySide(screenshots)).toMatchSnapshot(
        `${width}-${colorScheme}.png`,
        tolerance,
      );
    });
  }
}

/** One picture of pictures of the same size. */
async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  return sharp([...pictures], { join: { across: pictures.length } })
    .png({ palette: true, quality: 95, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
