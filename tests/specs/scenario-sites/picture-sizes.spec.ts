import type { Locator } from 'playwright/test';
import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** A site of one gallery, which begins with a wide picture. JSON is YAML as well. */
const siteOfGallery = (preset: string) => {
  const upright = (alt: string) => ({ src: '/media/portrait.webp', alt });
  const wide = { src: '/media/poster.webp', alt: 'Wide' };
  const pictures = [wide, upright('The second'), upright('The third')];
  const gallery = { type: 'gallery', heading: 'Pictures', pictures };
  return JSON.stringify({
    app: { name: 'Pictures', description: 'A gallery.' },
    owner: { name: 'Ada Lovelace' },
    theme: { preset },
    pages: [{ path: '', link: 'Start', title: 'Start', sections: [gallery] }],
  });
};

for (const preset of presetNames) {
  const title = `the browser fetches the first picture of a gallery as wide as it is shown in ${preset}`;
  test(title, fullRunUnless(preset === 'noir'), async ({ builtSite, page }) => {
    const { url } = await builtSite(`gallery ${preset}`, { site: siteOfGallery(preset) });
    for (const width of [390, 760, 800, 860, 940, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, url);
      const asked = await page.getByAltText('Wide').evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        // The natural width is the width that `sizes` says.
        return image.naturalWidth / image.clientWidth;
      });
      expect(asked, `${width} px wide`).toBeGreaterThan(0.99);
    }
  });
}

test('a logo without a width is as high as a line, in its own shape, beside the menu of a phone', async ({
  builtSite,
  page,
}) => {
  const logo = { src: '/media/poster.webp', alt: 'Mark' };
  const site = { ...JSON.parse(siteOfGallery('dusk')), navigation: { logo } };
  const { url } = await builtSite('wide logo', { site: JSON.stringify(site) });
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, url);
  const picture = page.getByRole('img', { name: logo.alt });
  const { width, height, shape } = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    return { width, height, shape: image.naturalWidth / image.naturalHeight };
  });
  expect(height).toBeCloseTo(25, 0);
  expect(width).toBe(Math.round(25 * shape));
  const left = async (part: Locator) => (await part.boundingBox())?.x ?? 0;
  const heading = page.getByRole('heading', { level: 1 });
  expect(Math.abs((await left(picture)) - (await left(heading)))).toBeLessThan(1);
});
