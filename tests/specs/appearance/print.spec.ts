import type { Page } from 'playwright/test';
import { heading, open, openAtRest, waitForFrames } from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { pauseEntrances } from '../../page/entrance-frames.ts';
import { printedColors } from '../../page/layout.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** The margin that browsers leave around a sheet. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** The number of A4 sheets that a page is printed on. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Each link in a tab of its own, and what is printed behind it. */
const printedLinks = (page: Page) =>
  page
    .locator('main a[target=_blank]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );

test('every page prints black on white, on one sheet, with its addresses', async ({ page }) => {
  const main = page.getByRole('main');
  for (const { path } of allScreens) {
    // The next test prints while a page enters. Only the welcome page has a film instead of its poster.
    const reducedMotion = path === '/' ? null : 'reduce';
    await page.emulateMedia({ media: null, colorScheme: 'dark', reducedMotion });
    await openAtRest(page, path);
    expect(await countSheets(page), path).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await printedColors(page), path).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) none']);
    for (const gone of ['header', 'video', 'button', 'a[href="#content"]', 'a svg'])
      await expect(page.locator(`${gone}:visible`)).toHaveCount(0);
    await expect(heading(page)).toBeVisible();
    // The poster is not printed, and the photo is.
    await expect(main.locator('img:visible')).toHaveCount(path === screens.about.path ? 1 : 0);
    for (const paragraph of path === '/' ? [] : await main.getByRole('paragraph').all())
      await expect(paragraph).toBeVisible();
    const links = await printedLinks(page);
    if (path !== '/') expect(links.length).toBeGreaterThan(1);
    for (const [address = '', text] of links) {
      expect(text).toContain(address?.replace(/^(mailto|tel):/, ''));
      expect(text).not.toMatch(/mailto:|tel:/);
    }
  }
});

test('no word of a title breaks on paper, and addresses have enough room', async ({ page }) => {
  const long = 'https://example.com/an/address/that/is/longer/than/a/column/of/the/sheet';
  await answerWithJson(page, { ...content, projects: [['Storeroom', long, 'A store.']] });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(screens.projects.path);
  await expect(page.locator(`a[href="${long}"]`)).toBeAttached();
  const lines = await page.getByText('Storeroom', { exact: true }).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild ?? link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);

  await page.goto(screens.contact.path);
  const heights = await page
    .locator('main a[target=_blank]')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  // The shortest address takes one line, and no other takes more.
  expect(new Set(heights).size).toBe(1);
});

test('a list is printed whole while its rows still enter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await answerWithJson(page, { ...content, projects: manyProjects(200) });
  await pauseEntrances(page);
  await open(page, screens.projects.path);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(200);
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await waitForFrames(page, 2);
  const entering = await page.locator('main :is(:has(> h1), li, li > *)').evaluateAll((all) =>
    all.filter((element) => {
      const { opacity, transform } = getComputedStyle(element);
      return opacity !== '1' || transform !== 'none';
    }),
  );
  expect(entering).toEqual([]);
});
