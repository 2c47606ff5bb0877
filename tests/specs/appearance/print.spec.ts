import type { Page } from 'playwright/test';
import { waitForAnimations, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { printedColors } from '../../page/printed.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** The margin that browsers leave around a sheet. */
const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** The number of A4 sheets that a page is printed on. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { path } of allScreens) {
  const isRepresentative = ['/', '/projects'].includes(path);
  test(
    `${path} prints black on white, on one sheet`,
    fullRunUnless(isRepresentative),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      await waitForHydration(page);
      await waitForAnimations(page);
      expect(await countSheets(page)).toBe(1);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await printedColors(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0) none']);
      for (const gone of ['header', 'video', 'button', 'a[href="#content"]']) {
        await expect(page.locator(`${gone}:visible`)).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
}

for (const { path } of [screens.contact, screens.projects, screens.about]) {
  test(`${path} prints the addresses of its links`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    const links = page.locator('main a[target=_blank]');
    const written = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
    );
    expect(written.length).toBeGreaterThan(1);
    for (const [address = '', text] of written) {
      expect(text).toContain(address?.replace(/^(mailto|tel):/, ''));
      expect(text).not.toMatch(/mailto:|tel:/);
    }
  });
}

test('no word of a title breaks on paper, and long addresses stand below', async ({ page }) => {
  const long = 'https://example.com/an/address/that/is/longer/than/a/column/of/the/sheet';
  await answerWithJson(page, { ...content, projects: [['Storeroom', long, 'A store.']] });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(screens.projects.path);
  await expect(page.locator(`a[href="${long}"]`)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const lines = await page.getByText('Storeroom', { exact: true }).evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link.firstChild ?? link);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('addresses of contacts have the whole line of a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(screens.contact.path);
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('main a[target=_blank]')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  // The shortest address takes one line, and no other takes more.
  expect(new Set(heights).size).toBe(1);
});

test('the poster of the video is not printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img:visible')).toHaveCount(0);
});

test('the photo and the biography are printed', async ({ page }) => {
  await page.goto(screens.about.path);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('img')).toBeVisible();
  for (const paragraph of await page.getByRole('main').getByRole('paragraph').all()) {
    await expect(paragraph).toBeVisible();
  }
});

for (const count of [content.projects.length, 200]) {
  test(`${count} projects are printed whole while they are still entering`, async ({ page }) => {
    if (count === 200) {
      await answerWithJson(page, { ...content, projects: manyProjects(count) });
    }
    // Held where they are: on a slow machine they would be over before the page is hydrated.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const animation of document.getAnimations()) animation.pause();
      });
    });
    await page.goto('/projects');
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(count);
    const entering = await page.evaluate(() => document.getAnimations().length);
    expect(entering).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    await waitForFrames(page, 2);
    const hidden = await page.locator('main li > *, main h1').evaluateAll((all) =>
      all.flatMap((element) => {
        let [opacity, moved] = [1, 'none'];
        for (let each: Element | null = element; each; each = each.parentElement) {
          const style = getComputedStyle(each);
          opacity *= Number(style.opacity);
          if (style.transform !== 'none') moved = style.transform;
        }
        return opacity === 1 && moved === 'none'
          ? []
          : [`${element.textContent} ${opacity} ${moved}`];
      }),
    );
    expect(hidden).toEqual([]);
  });
}
