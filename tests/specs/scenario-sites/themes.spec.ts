import { gzipSync } from 'node:zlib';
import { presetNames } from '../../../src/config/theme.ts';
import { open, openAtRest } from '../../page/actions.ts';
import { openPaused, textsOverTexts } from '../../page/entrance-frames.ts';
import { decode, expectReadableVideo, screenSizes } from '../../page/video-contrast.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { test as base, expect } from '../../test.ts';

const test = base.extend<{ serveTheme: (theme: string) => Promise<string> }>({
  /** Builds the sample site with another theme, given as the lines below `theme:`, and serves it. */
  serveTheme: async ({ builtSite }, use) => {
    await use(async (theme) => (await builtSite(theme, { site: siteWithTheme(theme) })).url);
  },
});

/** The most bytes of a document on the wire. The letters of Fraunces take more than those of other fonts. */
const documentLimit = { dusk: 11_000, atelier: 12_500, meridian: 11_000, noir: 11_000 };

for (const name of presetNames)
  test(`the documents of a site with the theme ${name} are small @full`, async ({
    serveTheme,
    page,
  }) => {
    const url = await serveTheme(`  preset: ${name}\n`);
    for (const { path } of allScreens) {
      const document = await (await page.request.get(url + path)).body();
      expect(gzipSync(document).length, path).toBeLessThanOrEqual(documentLimit[name]);
    }
  });

const times = Array.from({ length: 25 }, (_, index) => index * 50);

for (const name of presetNames) {
  const title = `no text passes over another while pages with the theme ${name} enter @full`;
  test(title, async ({ serveTheme, page, consoleMessages }) => {
    consoleMessages.allow(/^Failed to load resource/);
    const url = await serveTheme(`  preset: ${name}\n`);
    for (const { path } of allScreens) {
      await openPaused(page, url + path);
      for (const [width, height] of [
        [390, 844],
        [667, 375],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await textsOverTexts(page, times), `${path}, ${width} px wide`).toEqual([]);
      }
    }
  });
}

test.describe('over the video', () => {
  // The measurement adds styles, which the policy of the page would refuse.
  test.use({ bypassCSP: true });

  // video-contrast.spec.ts measures dusk, the theme of the sample.
  for (const name of presetNames.filter((each) => each !== 'dusk')) {
    const title = `with the theme ${name} every text has enough contrast, on every screen @full`;
    test(title, async ({ serveTheme, page }) => {
      test.setTimeout(600_000);
      const url = await serveTheme(`  preset: ${name}\n`);
      for (const viewport of screenSizes) {
        await page.setViewportSize(viewport);
        await expectReadableVideo(page, url);
      }
    });
  }
});

test('an arch cuts nothing off the words in place of a photo that has not come @full', async ({
  serveTheme,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  const url = await serveTheme('  preset: atelier\n');
  await page.route(/portrait-/, (route) => route.abort());
  await openAtRest(page, url + screens.about.path);
  const photo = page.getByRole('main').getByRole('img');
  await expect(photo).toHaveJSProperty('naturalWidth', 0);
  const inked = async () => {
    const { data, info } = await decode(await photo.screenshot());
    return data.filter((value, at) => at % info.channels === 0 && value < 100).length;
  };
  const cut = await inked();
  await photo.evaluate((element) =>
    element.closest('picture')?.style.setProperty('clip-path', 'none'),
  );
  expect(cut).toBeGreaterThan(0);
  expect(cut).toBe(await inked());
});

test('system fonts request no file @full', async ({ serveTheme, page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') requested.push(request.url());
  });
  await open(page, await serveTheme('  fonts: { display: system-serif, text: system-sans }\n'));
  expect(requested).toEqual([]);
  await expect(page.locator('body')).toHaveCSS('font-family', /^system-ui/);
});
