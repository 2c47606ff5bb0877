import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { expectReadable, screenSizes, shareOf } from '../../page/video-contrast.ts';
import type { Scenario } from '../../project/scenario.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { test as base, expect } from '../../test.ts';

type Color = { r: number; g: number; b: number };
/** A picture of one colour, with another in its middle. */
type Still = { name: string; color: Color; middle: Color };

const bright: Still = {
  name: 'bright',
  color: { r: 242, g: 227, b: 201 },
  middle: { r: 150, g: 80, b: 50 },
};
const dark: Still = {
  name: 'dark',
  color: { r: 30, g: 25, b: 40 },
  middle: { r: 200, g: 150, b: 90 },
};

type Build = (theme: string, still: Still) => Promise<string>;
const test = base.extend<{ siteOf: Build }>({
  /** Builds the sample site with a picture in place of the welcome page's video. */
  siteOf: async ({ builtSite }, use) => {
    await use(async (theme, still) => {
      const picture = await sharp({ create: part(64, still.color) })
        .composite([{ input: { create: part(24, still.middle) } }])
        .png()
        .toBuffer();
      const site = siteWithTheme(theme).replace(
        /^ {8}video:\n(?: {10}.*\n)+/m,
        '        picture: /media/still.png\n',
      );
      const prepare = ({ folder }: Scenario) =>
        writeFileSync(join(folder, 'public', 'media', 'still.png'), picture);
      return (await builtSite(`${still.name} picture ${theme}`, { site }, { prepare })).url;
    });
  },
});

const part = (size: number, background: Color) =>
  ({ width: size, height: size, channels: 3, background }) as const;

// The measurement adds styles, which the policy of the page would refuse.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
const cases = presetNames.flatMap((name) => [bright, dark].map((still) => ({ name, still })));
for (const { name, still } of cases) {
  const title = `words on a ${still.name} picture are readable, and the rest of it is as it was, in ${name}`;
  // In a quick run looks.spec.ts has a bright picture in each theme.
  test(`${title} @full`, async ({ siteOf, page }) => {
    const url = await siteOf(`  preset: ${name}\n`, still);
    for (const viewport of screenSizes) {
      await page.setViewportSize(viewport);
      await open(page, url);
      // On phones the words are nearly all over.
      if (viewport.width > 700)
        expect(await shareOf(still.color, page), `${viewport.width} px`).toBeGreaterThan(0.05);
      await expectReadable(page, 4.5);
    }
  });
}

test('a picture is graded and covered as the owner says', async ({ siteOf, page }) => {
  const url = await siteOf('  preset: dusk\n  grade: grey\n  overlay: 50\n', bright);
  await open(page, url);
  expect(await shareOf(bright.color, page)).toBe(0);
  await expect(page.locator('main picture img')).toHaveCSS('filter', 'grayscale(1)');
});
