import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import type { Page } from 'playwright/test';
import { heading, open } from '../../page/actions.ts';
import { openDesk, undo } from '../../page/desk.ts';
import { builtFiles } from '../../project/built-site.ts';
import { kitchenSinks, serveLookSite } from '../../project/look-sites.ts';
import { wholeSiteFolder } from '../../project/site-files.ts';
import { expect, test } from '../../test.ts';

// Generous, because a test may build the site before.
test.setTimeout(300_000);

/** The ground of the first code in a language, the colour of its words without a role, and those of the others. */
const colorsIn = (page: Page) =>
  page
    .locator('pre[data-language]')
    .first()
    .evaluate((code) => ({
      ground: getComputedStyle(code).backgroundColor,
      plain: getComputedStyle(code).color,
      roles: [...code.querySelectorAll('span')].map((word) => getComputedStyle(word).color),
    }));

/** The unit tests of colours have all presets. In noir, the ground of code is turned around. */
const quick = ['dusk', 'noir'];

for (const site of kitchenSinks) {
  const tag = quick.includes(site.preset) ? '' : ' @full';
  test(`the words of code have five colours that can be read in ${site.preset}, but on paper and in the colours of the system${tag}`, async ({
    builtSite,
    page,
  }) => {
    const { url } = await serveLookSite(builtSite, site);
    await open(page, `${url}/one`);
    const grounds = new Set<string>();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { ground, plain, roles } = await colorsIn(page);
      expect(new Set([plain, ...roles]).size, colorScheme).toBe(6);
      for (const color of [plain, ...roles])
        expect(wcagContrast(color, ground), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      grounds.add(ground);
    }
    expect(grounds.size, 'grounds').toBe(2);
    for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
      await page.emulateMedia({ forcedColors: 'none', ...media });
      const { plain, roles } = await colorsIn(page);
      expect([...new Set(roles)]).toEqual([plain]);
    }
  });
}

/** The words of code that have a role, each with its class. */
const wordsIn = (page: Page) =>
  page
    .locator('pre span')
    .evaluateAll((all) => all.map((word) => [word.className, word.textContent]));

test('words of code have their roles without script, after it has run, and where a link leads to them, and no script reads code', async ({
  builtSite,
  browser,
  page,
}) => {
  const { url, folder } = await builtSite(
    'writer',
    {},
    { prepare: (site) => cpSync(wholeSiteFolder('writer'), site.folder, { recursive: true }) },
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${url}/counting`);
  const words = await wordsIn(plain);
  await context.close();
  expect(new Set(words.map(([role]) => role)).size).toBe(4);
  expect(words.map(([, text]) => text?.trim())).toEqual(
    expect.arrayContaining(["'*.tif'", 'missing', 'SELECT', '2']),
  );
  await open(page, `${url}/counting`);
  expect(await wordsIn(page)).toEqual(words);
  await open(page, url);
  await page.getByRole('link', { name: 'Counting sheets' }).click();
  await expect(heading(page)).toHaveText('Counting sheets');
  expect(await wordsIn(page)).toEqual(words);
  await expect(page.locator('[style]')).toHaveCount(0);
  const dist = join(folder, 'dist');
  const scripts = builtFiles(dist).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  for (const file of scripts)
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/hljs|highlight/i);
});

test('code is edited on the page as it is written, and what is written has its colours', async ({
  page,
  editor,
  devServer,
}) => {
  const block = '          - { language: js, code: "let a = \'b\';" }\n';
  editor.edit('site.config.yaml', '        paragraphs:\n', `        paragraphs:\n${block}`);
  const { site, before } = await openDesk(page, devServer, '/about-me');
  const code = page.getByRole('group', { name: 'js' }).locator('code');
  await expect(code.locator('span')).toHaveText(['let', "'b'"]);
  await code.click();
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toHaveText("let a = 'b';");
  await field.fill('let a = 12;');
  await field.press('Enter');
  await expect(code.locator('span')).toHaveText(['let', '12']);
  await expect.poll(site).toContain('let a = 12;');
  await undo(page, 1, site);
  await expect(code.locator('span')).toHaveText(['let', "'b'"]);
  expect(site()).toBe(before);
});
