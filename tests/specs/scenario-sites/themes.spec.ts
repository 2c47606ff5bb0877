import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetNames, presets } from '../../../src/config/presets.ts';
import { fonts } from '../../../src/shared/fonts.ts';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { fontsLoaded, overflow } from '../../page/layout.ts';
import { printedColors } from '../../page/printed.ts';
import { decode } from '../../page/video-contrast.ts';
import { root } from '../../project/cli.ts';
import { test } from '../../project/scenario.ts';
import { serveTheme } from '../../project/serve-theme.ts';
import { siteWithTheme } from '../../project/site-with-theme.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRun, fullRunUnless } from '../../test.ts';

/** A colour as the browser reports it. */
function reported(hexadecimal: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(hexadecimal.slice(at, at + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}

for (const name of presetNames) {
  const title = `a site with the theme ${name} shows its fonts and colours`;
  test(title, fullRunUnless(name === 'atelier'), async ({ scenario, page }) => {
    const url = await serveTheme(scenario, `  preset: ${name}\n`);
    const { accent, surface, text, fonts: chosen, radius } = presets[name];
    const families = new Set([fonts[chosen.display].family, fonts[chosen.text].family]);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const { path } of allScreens) {
        await page.goto(url + path);
        await waitForHydration(page);
        expect(new Set(await fontsLoaded(page)), path).toEqual(families);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expect(page.locator('body')).toHaveCSS('color', reported(text[colorScheme]));
        await expect(page.locator('body')).toHaveCSS(
          'background-color',
          reported(surface[colorScheme]),
        );
      }
      const link = page.getByRole('main').getByRole('link').first();
      await expect(link).toHaveCSS('color', reported(accent[colorScheme]));
      // Like a button it is round, unless corners are all but sharp.
      await expect(link).toHaveCSS('border-radius', radius < 4 ? `${radius}px` : '999px');
      const first = (family: string) => new RegExp(`^"?${family}`);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveCSS('font-family', first(fonts[chosen.display].family));
      await expect(page.locator('body')).toHaveCSS('font-family', first(fonts[chosen.text].family));
    }

    await page.goto(url + screens.about.path);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await printedColors(page);
    expect(printed.filter((each) => !each.startsWith('rgb(0, 0, 0) on'))).toEqual([]);

    // The ground of a photo without colours is gone, and the photo is not.
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const photo = page.getByRole('main').getByRole('img');
    await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
    await page.emulateMedia({ forcedColors: 'none' });

    await page.goto(url + screens.contact.path);
    for (const width of [704, 1024, 1200]) {
      await page.setViewportSize({ width, height: 768 });
      const address = page.getByText('linkedin.com/in/example', { exact: true }).first();
      const lines = await address.evaluate((element) => element.getClientRects().length);
      expect(lines, `lines of an address, ${width} px wide`).toBe(1);
    }

    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(url);
    const ways = page.getByRole('main').getByRole('link');
    const tops = await ways.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().top)),
    );
    // None alone below the others.
    expect([1, tops.length], 'lines of the ways in').toContain(new Set(tops).size);
  });
}

test(
  'an arch cuts nothing off the words in place of a photo that has not come',
  fullRun,
  async ({ scenario, page, consoleMessages }) => {
    consoleMessages.allow(/^Failed to load resource/);
    const url = await serveTheme(scenario, '  preset: atelier\n');
    await page.route(/portrait-/, (route) => route.abort());
    await page.goto(url + screens.about.path);
    await waitForHydration(page);
    await waitForAnimations(page);
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
  },
);

test('a font of the owner loads, whatever its file is called', async ({ scenario, page }) => {
  const name = "Ana's own, (1) año";
  const theme = `  fonts: { display: "/media/${name}.woff2", text: figtree }\n`;
  const project = scenario({ site: siteWithTheme(theme) });
  copyFileSync(
    join(root, 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
    join(project.folder, 'public', 'media', `${name}.woff2`),
  );
  const { code, output } = await project.build();
  expect(code, output).toBe(0);
  await page.goto(await project.serve());
  // A letter that the document does not carry.
  const loaded = await page.evaluate(
    (family) => document.fonts.load(`1em "${family}"`, 'ß').then((faces) => faces.length),
    name,
  );
  expect(loaded).toBeGreaterThan(0);
});

test('system fonts request no file', fullRun, async ({ scenario, page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto(
    await serveTheme(scenario, '  fonts: { display: system-serif, text: system-sans }\n'),
  );
  await waitForHydration(page);
  expect(fonts).toEqual([]);
  await expect(page.locator('body')).toHaveCSS('font-family', /^system-ui/);
});

test(
  'a colour with too little contrast is reported at its line, with one that passes',
  fullRun,
  async ({ scenario }) => {
    const site = siteWithTheme(
      "  preset: noir\n  accent:\n    light: '#d4b94e'\n    dark: '#333333'\n",
    );
    const line = site.split('\n').findIndex((each) => each.includes('#d4b94e')) + 1;
    const { code, output } = await scenario({ site }).build();
    expect(code).toBe(1);
    expect(output).toContain(`site.config.yaml:${line}:12  theme.accent.light`);
    expect(output).toContain(`site.config.yaml:${line + 1}:11  theme.accent.dark`);
    expect(output).toMatch(/contrast of at least 4\.5:1 .*#ffffff.*1\.9\d:1/);
    expect(output).toMatch(/contrast of at least 4\.5:1 .*#000000.*1\.6\d:1/);
    expect(output.match(/write '#[0-9a-f]{6}', the nearest that passes/g)).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at /m);
  },
);
