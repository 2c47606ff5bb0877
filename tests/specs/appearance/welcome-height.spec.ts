import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

for (const name of presetNames) {
  const title = `a welcome below a bar fills the screen, and no more, in ${name}`;
  test(title, fullRunUnless(name === 'noir'), async ({ scenario, page }) => {
    const site = siteWithTheme(`  preset: ${name}\n`).replace(/^ {4}navigation: false\n/m, '');
    const project = scenario({ site });
    await project.buildWell();
    const url = await project.serve();
    // The words enter at their places, and the poster is as high as the film.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await open(page, url);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${screen.width} px wide`).toBeLessThanOrEqual(screen.height + 1);
    }
  });
}
