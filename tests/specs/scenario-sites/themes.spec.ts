import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { presetNames } from '../../../src/config/theme.ts';
import { open } from '../../page/actions.ts';
import { openPaused, textsOverTexts } from '../../page/entrance-frames.ts';
import {
  expectReadable,
  expectReadableVideo,
  screenSizes,
  shareOf,
} from '../../page/video-contrast.ts';
import { bright, pictureOf } from '../../project/kitchen-sink.ts';
import { otherSites } from '../../project/look-sites.ts';
import type { PerWorker } from '../../project/scenario.ts';
import { siteWithTheme, type wholeSites } from '../../project/site-files.ts';
import { allScreens } from '../../sample-site.ts';
import { test as base, expect, fullRunUnless, withMotion } from '../../test.ts';

const test = base.extend<{ serveTheme: (theme: string) => Promise<string> }>({
  /** Builds the sample site with another theme, given as the lines below `theme:`, and serves it. */
  serveTheme: async ({ builtSite }, use) => {
    await use(async (theme) => (await builtSite(theme, { site: siteWithTheme(theme) })).url);
  },
});

test.use(withMotion);

/** The most bytes of a document on the wire. The letters of Fraunces take more than those of other fonts. */
const documentLimit = { dusk: 11_000, atelier: 12_500, meridian: 11_000, noir: 11_000 };
/** Every 50 ms of an entrance. */
const times = Array.from({ length: 25 }, (_, index) => index * 50);

for (const name of presetNames)
  test(`with the theme ${name} documents are small, and no text passes over another while a page enters @full`, async ({
    serveTheme,
    page,
    consoleMessages,
  }) => {
    consoleMessages.allow(/^Failed to load resource/);
    const url = await serveTheme(`  preset: ${name}\n`);
    for (const { path } of allScreens) {
      const document = await (await page.request.get(url + path)).body();
      expect(gzipSync(document).length, path).toBeLessThanOrEqual(documentLimit[name]);
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

test.describe('over the video and pictures', () => {
  // The measurement adds styles, which the policy of the page would refuse.
  test.use({ bypassCSP: true });

  for (const viewport of screenSizes) {
    const isQuick = viewport.width === 390;
    const title = `every text has enough contrast to every frame of the video, ${viewport.width} px wide`;
    test(title, fullRunUnless(isQuick), async ({ page }) => {
      await page.setViewportSize(viewport);
      await expectReadableVideo(page, '/', isQuick ? 4 : undefined);
    });
  }

  // The tests above measure dusk, the theme of the sample.
  for (const name of presetNames.filter((each) => each !== 'dusk'))
    test(`with the theme ${name} every text has enough contrast, on every screen @full`, async ({
      serveTheme,
      page,
    }) => {
      test.setTimeout(600_000);
      const url = await serveTheme(`  preset: ${name}\n`);
      for (const viewport of screenSizes) {
        await page.setViewportSize(viewport);
        await expectReadableVideo(page, url);
      }
    });

  test('every text has enough contrast to the poster', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expectReadable(page);
  });

  test('a picture is graded and covered as the owner says', async ({ builtSite, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const site = siteWithTheme('  preset: dusk\n  grade: grey\n  overlay: 50\n').replace(
      /^ {8}video:\n(?: {10}.*\n)+/m,
      '        picture: /media/still.png\n',
    );
    const { url } = await builtSite(
      'a graded picture',
      { site },
      {
        prepare: async ({ folder }) =>
          writeFileSync(
            join(folder, 'public', 'media', 'still.png'),
            await pictureOf(bright).toBuffer(),
          ),
      },
    );
    await open(page, url);
    expect(await shareOf(bright, page)).toBe(0);
    await expect(page.locator('main picture img')).toHaveCSS('filter', 'grayscale(1)');
  });
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

/** One of the whole sites, which looks.spec.ts shows in the preset that suits it. */
const whole = async (builtSite: PerWorker['builtSite'], name: (typeof wholeSites)[number]) => {
  const site = otherSites.find((each) => each.name === `site of the ${name}`);
  return builtSite(`site of the ${name}`, {}, site?.options);
};

test('a page of jobs, figures and tools prints on one sheet, no job on two, and no name of a tool is broken on its tile', async ({
  builtSite,
  page,
}) => {
  const { url } = await whole(builtSite, 'developer');
  await open(page, `${url}/cv/`);
  const margin = '14mm';
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const sheets = async () => {
    const pdf = await page.pdf({ format: 'A4', margin: margins });
    return pdf.toString('latin1').match(/\/Type \/Page$/gm)?.length;
  };
  expect(await sheets()).toBe(1);

  await page.emulateMedia({ media: 'print' });
  const split = await page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((all) => all.filter((item) => getComputedStyle(item).breakInside !== 'avoid'));
  expect(split).toEqual([]);

  await page.emulateMedia({ media: null });
  const tools = page.getByRole('list').filter({ hasText: 'TypeScript' }).getByRole('listitem');
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await tools.evaluateAll((all) =>
      all.map((item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(lines), `${width} px wide`).toEqual(new Set([1]));
  }
});
