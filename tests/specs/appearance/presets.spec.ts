import { formatRgb } from 'culori';
import { presets } from '../../../src/config/theme.ts';
import { heading, open } from '../../page/actions.ts';
import { measureDistances, stepsBesideHeadings } from '../../page/distances.ts';
import { openPaused, showFrame } from '../../page/entrance-frames.ts';
import { fontsLoaded } from '../../page/layout.ts';
import { expectReadable, shareOf } from '../../page/video-contrast.ts';
import { bright, kitchenSinks, serveLookSite } from '../../project/look-sites.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

// The policy of the page would refuse the styles of the measurements.
test.use({ bypassCSP: true });
// Generous, because a test may build the site before.
test.setTimeout(300_000);

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };
const low = { width: 1280, height: 640 };

for (const site of kitchenSinks) {
  const { preset } = site;
  // Presets that set sections as one before them does are measured in a full run.
  const { sections } = presets[preset].layout;
  const first = kitchenSinks.find((each) => presets[each.preset].layout.sections === sections);
  const run = fullRunUnless(first === site);

  test(
    `sections of all types keep the same distances in ${preset}`,
    run,
    async ({ builtSite, page }) => {
      const { url } = await serveLookSite(builtSite, site);
      await open(page, `${url}/distances`);
      await fontsLoaded(page);
      for (const { width, height } of [phone, tablet, desktop]) {
        await page.setViewportSize({ width, height });
        const distances = await measureDistances(page);
        const place = `${width} px wide`;
        // On wide screens, some themes set headings beside the content.
        if (width < 1000) expect(distances.headings.length, place).toBeGreaterThan(9);
        expect(distances.sections.length, place).toBeGreaterThan(9);
        for (const [kind, found] of Object.entries(distances)) {
          const [first] = found;
          for (const { at, px } of found) {
            expect.soft(px, `${kind}, ${at}, ${place}`).toBeGreaterThan(4);
            expect.soft(px, `${kind}, ${at}, ${place}`).toBeCloseTo(first?.px ?? 0, 0);
          }
        }
      }
      if (preset !== 'dusk' && preset !== 'meridian') return;
      const steps = await stepsBesideHeadings(page);
      expect(steps.length).toBeGreaterThan(preset === 'dusk' ? 6 : 0);
      for (const { at, px } of steps) expect.soft(px, `baseline of ${at}`).toBeCloseTo(0, 0);
    },
  );

  test(
    `the welcome fills the screen below the bar, and its words can be read, in ${preset}`,
    run,
    async ({ builtSite, page }) => {
      const { url } = await serveLookSite(builtSite, site);
      const { surface, text } = presets[preset];
      for (const screen of [phone, tablet, desktop, low]) {
        await page.setViewportSize(screen);
        await open(page, url);
        const place = `${screen.width} px wide`;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, place).toBeLessThanOrEqual(screen.height + 1);
        // In a low window, the picture may be small.
        if (screen !== low) expect.soft(await shareOf(bright, page), place).toBeGreaterThan(0.05);
        await expectReadable(page, 4.5);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const body = page.locator('body');
        await expect(body).toHaveCSS('color', String(formatRgb(text[colorScheme])));
        await expect(body).toHaveCSS('background-color', String(formatRgb(surface[colorScheme])));
      }
    },
  );

  const title = `the browser fetches the first picture of a gallery as wide as it is shown in ${preset}`;
  test(title, fullRunUnless(preset === 'noir'), async ({ builtSite, page }) => {
    const { url } = await serveLookSite(builtSite, site);
    for (const width of [390, 760, 800, 860, 940, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${url}/pictures`);
      const asked = await page
        .getByAltText('Threads', { exact: true })
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          // The natural width is the width that `sizes` says.
          return image.naturalWidth / image.clientWidth;
        });
      expect(asked, `${width} px wide`).toBeGreaterThan(0.99);
    }
  });

  test(
    `addresses, ways in and the logo have the room that they need in ${preset}`,
    run,
    async ({ builtSite, page }) => {
      const { url } = await serveLookSite(builtSite, site);
      await open(page, `${url}/work`);
      for (const width of [704, 1024, 1200]) {
        await page.setViewportSize({ width, height: 768 });
        const address = page.getByText('linkedin.com/in/example', { exact: true }).first();
        const lines = await address.evaluate(
          (element) =>
            new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size,
        );
        expect(lines, `lines of an address, ${width} px wide`).toBe(1);
      }
      if (presets[preset].layout.align === 'center') {
        // More links than fit in the bar are behind a button, which stands on the axis with its menu.
        const button = page.getByRole('banner').getByRole('button');
        await button.click();
        for (const part of [button, page.getByRole('banner').getByRole('list')]) {
          const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
          expect(x + width / 2).toBeCloseTo(600, 0);
        }
        await page.keyboard.press('Escape');
      }
      if (presets[preset].layout.list === 'index') {
        // The words of a row are beside its picture, however many there are.
        await page.setViewportSize(desktop);
        const below = await page.getByRole('article').evaluateAll(
          (rows) =>
            rows.filter((each) => {
              const end = each.querySelector('img')?.getBoundingClientRect().bottom ?? Infinity;
              return [...each.children].some((part) => part.getBoundingClientRect().top > end);
            }).length,
        );
        expect(below, 'rows with words below their picture').toBe(0);
      }

      await page.setViewportSize({ width: 320, height: 568 });
      await open(page, url);
      const ways = page.getByRole('main').getByRole('link');
      const tops = await ways.evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      // Either all links stand in one line, or each in a line of its own.
      expect([1, tops.length], 'lines of the ways in').toContain(new Set(tops).size);

      await open(page, `${url}/aside`);
      // A logo without a width is as high as a line, in its own shape.
      const { width, height, shape } = await page
        .getByRole('img', { name: 'Mark' })
        .evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          const { width, height } = image.getBoundingClientRect();
          return { width, height, shape: image.naturalWidth / image.naturalHeight };
        });
      expect(height).toBeCloseTo(25, 0);
      expect(width).toBe(Math.round(25 * shape));
      // In forced colours the blended background is gone, so blending would hide the photo.
      await page.emulateMedia({ forcedColors: 'active' });
      const photo = page.getByRole('main').getByRole('img').first();
      await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
    },
  );
}

test('what enters on a panel is not seen beside it', async ({
  builtSite,
  page,
  consoleMessages,
}) => {
  consoleMessages.allow(/^Failed to load resource/);
  for (const site of kitchenSinks.filter(({ preset }) => preset === 'meridian')) {
    const { url } = await serveLookSite(builtSite, site);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize(phone);
    await openPaused(page, url);
    const isSeen = () =>
      heading(page).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    // The heading is still above the panel, where the picture is.
    await showFrame(page, 100);
    expect(await isSeen()).toBe(false);
    await showFrame(page, 1200);
    expect(await isSeen()).toBe(true);
  }
});
