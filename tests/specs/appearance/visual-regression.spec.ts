import { waitForHydration } from '../../page/actions.ts';
import { preparePicture, takeScreenshot } from '../../page/screenshot.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** The largest screen is kept at half its size: its baselines would weigh more than all others. */
const sizes = [
  { width: 360, height: 740, scale: 1 },
  { width: 768, height: 1024, scale: 1 },
  { width: 1440, height: 900, scale: 1 },
  { width: 2560, height: 1440, scale: 0.5 },
];

/**
 * What a pixel may differ in, and how many of them. The faces come with the site, and pictures are
 * decoded alike everywhere; what is left to the system is how edges of letters are smoothed. A rule,
 * a button or a line of text that moves changes far more.
 */
const tolerance = { threshold: 0.15, maxDiffPixelRatio: 0.001 };

/** The smallest and the usual screen, each in one of the colour schemes. */
const representative = ['360 dark', '1440 light'];

for (const [name, { path }] of Object.entries(screens)) {
  for (const { width, height, scale } of sizes) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const title = `${path} matches its baseline, ${width} px wide, ${colorScheme}`;
      test(
        title,
        fullRunUnless(representative.includes(`${width} ${colorScheme}`)),
        async ({ page }) => {
          await page.clock.setFixedTime('2026-01-01T12:00:00Z');
          // Nothing is animated, and the poster stands in for the video.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await waitForHydration(page);
          await preparePicture(page);
          // The video of the welcome page is the same in both schemes: one picture for both.
          const scheme = path === '/' ? '' : `-${colorScheme}`;
          const file = `${name}-${width}${scheme}.png`;
          expect(await takeScreenshot(page, scale)).toMatchSnapshot(file, tolerance);
        },
      );
    }
  }
}
