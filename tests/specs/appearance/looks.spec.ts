import { dirname, join } from 'node:path';
import type { Page } from 'playwright/test';
import { presets } from '../../../src/config/theme.ts';
import { findFont } from '../../../src/shared/fonts.ts';
import { heading, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { expectNoFault, type Finding } from '../../page/axe.ts';
import { fontsLoaded, pendingPictures, printedColors, watchShift } from '../../page/layout.ts';
import { faultsOfLook } from '../../page/looks.ts';
import { builtPath, pagesOf } from '../../project/built-site.ts';
import {
  kitchenSinks,
  type LookSite,
  otherSites,
  partAndWhole,
  serveLookSite,
} from '../../project/look-sites.ts';
import { translatedSites } from '../../project/translated-sites.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

// The policy of the page would refuse the script of axe.
test.use({ bypassCSP: true });
// Generous, because one test looks at all pages of a site, and may build the site before.
test.setTimeout(900_000);

const allWidths = [360, 390, 560, 768, 1440];
/** The heights of phones by their widths. */
const heightsOfPhones = new Map([
  [360, 640],
  [390, 844],
]);

const broken = (...words: string[]) => words.map((word) => `a broken word: ${word}`);

const longWords = [
  'Grundstücksverkehrsgenehmigungszuständigkeit',
  'Supercalifragilisticexpialidocious',
];

/** The words that every look breaks: of 44 letters, or in a column that has no room for them. */
const brokenInAll = broken(
  ...longWords,
  ...['Grundstücken', 'Genehmigungen', 'Zuständigkeit', 'Straßenbahnhaltestellen'],
  ...['المستش', 'المستشفي', 'المستشفيات'],
);

const cutOff = (word: string) => `cut off: ${word}`;
const [german = ''] = longWords;

/** Faults of each look that are known, and not mended yet. What mends one takes it off this list. */
const known: Record<LookSite['preset'], readonly string[]> = {
  dusk: broken('Кузнецова', 'Армянский'),
  atelier: broken('Grundstü', 'Grundstücksverkehrsg', 'Supercalifragilistic'),
  meridian: [...broken('Grundstücksverkehrsg'), cutOff(german)],
  noir: [
    ...broken('Grundstü', 'Grundstücksverkehrsg', 'Superc', 'Supercalifragilistic'),
    cutOff(german),
  ],
  folio: [],
  mono: [],
};

/**
 * How much a page may move while it loads. In text from right to left, Latin letters count as moved if those of the
 * fallback font reach half a pixel farther out of their line.
 */
const mostShiftOf = ({ name }: LookSite) => (/\bar\b/.test(name) ? 0.006 : 0);

/** What axe cannot decide, such as words on a picture, which presets.spec.ts measures. */
const isContrast = ({ rule }: Finding) => rule === 'color-contrast';

/** The sample, which the global set-up has built. */
const sample: LookSite = { name: 'sample', preset: 'dusk', isQuick: true, files: () => ({}) };

for (const site of [
  ...kitchenSinks.flatMap(partAndWhole),
  sample,
  ...otherSites,
  ...translatedSites,
])
  test(
    `the ${site.name} looks composed on every screen`,
    fullRunUnless(site.isQuick),
    async ({ builtSite, page, baseURL }) => {
      const { url, folder } =
        site === sample
          ? { url: String(baseURL), folder: dirname(builtPath()) }
          : await serveLookSite(builtSite, site);
      const { display, text } = presets[site.preset].fonts;
      const families = [display, text].map((font) => findFont(font)?.family);
      const expected = [...brokenInAll, ...known[site.preset]];
      const shiftOf = await watchShift(page);
      const fonts = await holdFonts(page);
      // presets.spec.ts measures the page of distances, which has nothing that other pages have not.
      const pages = pagesOf(join(folder, 'dist'))
        .filter((path) => path !== '/distances')
        .filter((_, index) => site.sixth === undefined || index % 6 === site.sixth);
      for (const [index, path] of pages.entries())
        await test.step(path, async () => {
          // Without a picture, a quiet name stands at the top of the welcome, and the ways in at its foot.
          const isQuiet = path === '/one' && presets[site.preset].typography.name === 'quiet';
          const shift = await shiftOnLoad(page, url + path, fonts, shiftOf);
          expect.soft(shift, `${path}, what moves on load`).toBeLessThanOrEqual(mostShiftOf(site));
          expect
            .soft(families, `${path}, the fonts`)
            .toEqual(expect.arrayContaining(await fontsLoaded(page)));
          await expect.soft(heading(page), `${path}, its one title`).toHaveCount(1);
          for (const width of site.widths ?? allWidths) {
            const height = heightsOfPhones.get(width) ?? 900;
            await page.setViewportSize({ width, height });
            // Texts and pictures are measured one after the other, so a page that is still laid out for its new size
            // would have faults that nobody sees. Those of the page stay.
            const unknown = async () =>
              (await faultsOfLook(page, height / 2)).filter(
                (each) => !expected.includes(each) && !(isQuiet && each.startsWith('a gap')),
              );
            await expect
              .configure({ soft: true })
              .poll(unknown, { message: `${path}, ${width} px wide`, timeout: 5_000 })
              .toEqual([]);
            // All section types are on several pages, so each page is looked at in one way.
            if (width !== (index % 2 === 0 ? 390 : 1440)) continue;
            await page.emulateMedia({ colorScheme: width === 390 ? 'light' : 'dark' });
            await expectNoFault(page, `${path}, ${width} px wide`, isContrast);
          }
          await expectSizesAndPrint(page, path);
        });
    },
  );

/** Opens a page whose fonts come last, down to its end, and returns how much on it has moved. */
async function shiftOnLoad(
  page: Page,
  url: string,
  fonts: Awaited<ReturnType<typeof holdFonts>>,
  shiftOf: () => Promise<number>,
): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  // A font that takes the place of its fallback may wrap a text elsewhere.
  fonts.hold();
  await page.goto(url, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => pendingPictures(page)).toBe(0);
  await waitForFrames(page, 2);
  const shift = await shiftOf();
  fonts.send();
  await page.evaluate(() => window.scrollTo(0, 0));
  return shift;
}

/** Lets a test hold the files of fonts back, and send them. */
async function holdFonts(page: Page) {
  let send = () => {};
  let isSent = Promise.resolve();
  await page.route('**/*.woff2', async (route) => {
    await isSent;
    await route.continue();
  });
  const hold = () => {
    isSent = new Promise((resolve) => {
      send = resolve;
    });
  };
  return { hold, send: () => send() };
}

/** Expects that each picture has the room that it will take before it has come, and that a page prints in black. */
async function expectSizesAndPrint(page: Page, path: string): Promise<void> {
  const unsized = await page
    .locator('img')
    .evaluateAll(
      (all: HTMLImageElement[]) =>
        all.filter((each) => !(each.width > 0 && each.hasAttribute('height'))).length,
    );
  expect.soft(unsized, `${path}, pictures without a size`).toBe(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colored = (await printedColors(page)).filter((each) => !each.startsWith('rgb(0, 0, 0) on'));
  expect.soft(colored, `${path}, on paper`).toEqual([]);
  await page.emulateMedia({ media: null, colorScheme: null });
}
