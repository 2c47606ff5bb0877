import { gzipSync } from 'node:zlib';
import { formatRgb } from 'culori';
import type { Page } from 'playwright/test';
import { presetNames, presets } from '../../../src/config/theme.ts';
import { findFont } from '../../../src/shared/fonts.ts';
import { heading, open, openAtRest } from '../../page/actions.ts';
import { openPaused, showFrame, textsOverTexts } from '../../page/entrance-frames.ts';
import { fontsLoaded, printedColors } from '../../page/layout.ts';
import { overflow } from '../../page/texts.ts';
import { decode, expectReadableVideo, screenSizes } from '../../page/video-contrast.ts';
import { siteWithTheme } from '../../project/site-files.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { test as base, expect, fullRunUnless } from '../../test.ts';

const test = base.extend<{ serveTheme: (theme: string) => Promise<string> }>({
  /** Builds the sample site with another theme, given as the lines below `theme:`, and serves it. */
  serveTheme: async ({ builtSite }, use) => {
    await use(async (theme) => (await builtSite(theme, { site: siteWithTheme(theme) })).url);
  },
});

/** The width of the line above each row and each link of the welcome page, for each choice of lines. */
const lineWidths = { hairline: '1px', double: '4px', heavy: '3px', none: '0px' };

/** The most bytes of a document on the wire. The letters of Fraunces take more than those of other fonts. */
const documentLimit = { dusk: 11_000, atelier: 12_500, meridian: 11_000, noir: 11_000 };

for (const name of presetNames) {
  const title = `a site with the theme ${name} shows its fonts, colours and lines`;
  test(title, fullRunUnless(name === 'meridian'), async ({ serveTheme, page }) => {
    const url = await serveTheme(`  preset: ${name}\n`);
    const { accent, surface, text, fonts: chosen, radius, layout } = presets[name];
    const familyOf = (font: string) => findFont(font)?.family ?? '';
    const families = new Set([familyOf(chosen.display), familyOf(chosen.text)]);
    const body = page.locator('body');
    const link = page.getByRole('main').getByRole('link').first();
    const first = (family: string) => new RegExp(`^"?${family}`);

    for (const { path } of allScreens) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const document = await (await page.request.get(url + path)).body();
      expect(gzipSync(document).length, path).toBeLessThanOrEqual(documentLimit[name]);
      await open(page, url + path);
      expect(new Set(await fontsLoaded(page)), path).toEqual(families);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expect(heading(page)).toHaveCSS('font-family', first(familyOf(chosen.display)));
      await expect(body).toHaveCSS('font-family', first(familyOf(chosen.text)));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(body).toHaveCSS('color', String(formatRgb(text[colorScheme])));
        await expect(body).toHaveCSS('background-color', String(formatRgb(surface[colorScheme])));
        if (path !== screens.about.path) continue;
        // Links in the colour of the text have a number or an icon in the accent.
        const color = String(formatRgb(accent[colorScheme]));
        const before = { pseudo: 'before' } as const;
        if (layout.sections === 'columns') await expect(link).toHaveCSS('color', color, before);
        else if (layout.sections === 'margin')
          await expect(link.locator('svg').first()).toHaveCSS('color', color);
        else if (layout.align === 'center')
          await expect(link.locator('xpath=..')).toHaveCSS('color', color, before);
        else await expect(link).toHaveCSS('color', color);
        // In an index, it is a line below another line, which has no corners.
        const isLine = layout.sections === 'margin' || layout.sections === 'columns';
        await expect(link).toHaveCSS('border-radius', isLine ? '0px' : `${radius}px`);
      }
    }
    await expectPrintAndPhoto(page);
    await page.goto(url + screens.projects.path);
    const line = lineWidths[layout.rules];
    const rowLine = layout.blocks === 'cards' ? '0px' : line;
    await expect(page.getByRole('article').first()).toHaveCSS('border-top-width', rowLine);
    await page.goto(url + screens.contact.path);
    for (const width of [704, 1024, 1200]) {
      await page.setViewportSize({ width, height: 768 });
      const address = page.getByText('linkedin.com/in/example', { exact: true }).first();
      const lines = await address.evaluate(
        (element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size,
      );
      expect(lines, `lines of an address, ${width} px wide`).toBe(1);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(url);
    const ways = page.getByRole('main').getByRole('link');
    const wayLine = layout.welcome === 'center' ? '0px' : line;
    await expect(ways.first()).toHaveCSS('border-top-width', wayLine);
    const tops = await ways.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    // Either all links stand in one line, or each in a line of its own.
    expect([1, tops.length], 'lines of the ways in').toContain(new Set(tops).size);
  });
}

/** Expects that the about page prints in black, and shows its photo in forced colours. */
async function expectPrintAndPhoto(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await printedColors(page);
  expect(printed.filter((each) => !each.startsWith('rgb(0, 0, 0) on'))).toEqual([]);
  // In forced colours the blended background is gone, so blending would hide the photo.
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const photo = page.getByRole('main').getByRole('img');
  await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
  await page.emulateMedia({ forcedColors: 'none' });
}

test('what enters on a panel is not seen beside it', async ({
  serveTheme,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  const url = await serveTheme('  preset: meridian\n');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPaused(page, url);
  const isSeen = () =>
    heading(page).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  // The heading is still above the panel, where the video is.
  await showFrame(page, 100);
  expect(await isSeen()).toBe(false);
  await showFrame(page, 1200);
  expect(await isSeen()).toBe(true);
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
