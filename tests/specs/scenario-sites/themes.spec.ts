import { gzipSync } from 'node:zlib';
import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { openPaused, textsOverTexts } from '../../page/entrance-frames.ts';
import { expectReadable, expectReadableVideo, screenSizes } from '../../page/video-contrast.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { allScreens } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

// The measurement of contrast adds styles, which the policy of the page would refuse.
test.use({ ...withMotion, bypassCSP: true });

test('every text has enough contrast to the frames of a film, and to its poster', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadableVideo(page, '/', 4);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expectReadable(page);
});

/** The most bytes of a document on the wire. Letters of Fraunces, and of a font in several weights, take more. */
const documentLimit = {
  dusk: 11_200,
  atelier: 12_500,
  meridian: 11_200,
  noir: 11_200,
  folio: 11_500,
  mono: 12_600,
};
/** Every 100 ms of an entrance. */
const times = Array.from({ length: 13 }, (_, index) => index * 100);

for (const name of presetNames)
  test(`in ${name} every text has enough contrast to every frame, none passes over another, and documents are small @full`, async ({
    builtSite,
    page,
    consoleMessages,
  }) => {
    test.setTimeout(600_000);
    const site = siteWithTheme(`  preset: ${name}\n`);
    const { url } = await builtSite(`sample in ${name}`, { site });
    for (const viewport of screenSizes) {
      await page.setViewportSize(viewport);
      await expectReadableVideo(page, url);
    }

    consoleMessages.allow(/^Failed to load resource/);
    for (const { path } of allScreens) {
      const document = await (await page.request.get(url + path)).body();
      expect(gzipSync(document).length, path).toBeLessThanOrEqual(documentLimit[name]);
      await openPaused(page, url + path);
      for (const viewport of screenSizes) {
        await page.setViewportSize(viewport);
        expect(await textsOverTexts(page, times), `${path}, ${viewport.width} px`).toEqual([]);
      }
    }
  });
