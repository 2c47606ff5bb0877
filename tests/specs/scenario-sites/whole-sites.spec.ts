import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { blockRequests, open, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { expectNoFault } from '../../page/axe.ts';
import { expectComposed, watchFrames } from '../../page/layout.ts';
import { pagesOf } from '../../project/built-site.ts';
import type { BuiltSite } from '../../project/scenario.ts';
import { wholeSiteFolder, wholeSites } from '../../project/site-files.ts';
import { test as base, expect, fullRunUnless } from '../../test.ts';

type Name = (typeof wholeSites)[number];

const test = base.extend<{ whole: (name: Name) => Promise<BuiltSite> }>({
  whole: async ({ builtSite }, use) => {
    await use((name) =>
      builtSite(
        name,
        {},
        {
          prepare: ({ folder }) => cpSync(wholeSiteFolder(name), folder, { recursive: true }),
        },
      ),
    );
  },
});

test('a page of jobs, figures and tools prints on one sheet, and no job on two', async ({
  whole,
  page,
}) => {
  const { url } = await whole('developer');
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
});

test('no name of a tool is broken on its tile', async ({ whole, page }) => {
  const { url } = await whole('developer');
  const tools = page.getByRole('list').filter({ hasText: 'TypeScript' }).getByRole('listitem');
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${url}/cv/`);
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

test.describe('in the eyes of axe', () => {
  // The policy of the page would refuse the script of axe.
  test.use({ bypassCSP: true });

  for (const name of wholeSites) {
    test(`the site of the ${name} looks composed on every screen @full`, async ({
      whole,
      page,
    }) => {
      // The build makes six sizes of each of forty pictures.
      test.setTimeout(300_000);
      const { url, folder } = await whole(name);
      // axe cannot tell which colour is behind words on a picture; video-contrast.spec.ts can.
      const paths = pagesOf(join(folder, 'dist')).filter((path) => path !== '/');
      await expectComposed(page, url, paths);
      if (name !== 'developer') return;
      // Rings are behind the panel with the words, and no picture. The letters of the name are higher than their
      // line, so they reach beyond the words' box. axe does not see the panel there, a pseudo-element.
      await open(page, url);
      await expectNoFault(page, 'the welcome page', ({ element, why }) =>
        element.startsWith('<h1') ? why.includes('partially obscured') : false,
      );
    });
  }
});

test('upright works are not cut to wide pictures, and three links fit on one line of a phone @full', async ({
  whole,
  page,
}) => {
  const { url } = await whole('maker');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, url);
    const tops = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  await open(page, `${url}/works/`);
  const shapes = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight));
  expect(shapes).toHaveLength(14);
  for (const shape of shapes) expect(shape).toBeCloseTo(1, 1);
});

/** The number of pictures on the screen that have not loaded. */
const pendingPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    return [...document.images].filter((image) => isOnScreen(image) && !image.complete).length;
  });

for (const name of wholeSites) {
  const title = `nothing moves on the pages of the ${name} but what enters`;
  // The build makes six sizes of each of the photographer's forty pictures.
  test(title, fullRunUnless(name !== 'photographer'), async ({ whole, page }) => {
    test.setTimeout(300_000);
    const { url, folder } = await whole(name);
    // A font that takes the place of its fallback may wrap a text elsewhere, so the files of fonts never come.
    await blockRequests(page, '**/*.woff2');
    for (const path of pagesOf(join(folder, 'dist'))) {
      const watched = await watchFrames(page);
      await page.goto(url + path, { waitUntil: 'commit' });
      await waitForHydration(page);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(() => pendingPictures(page)).toBe(0);
      await waitForFrames(page, 2);
      expect((await watched()).shift, path).toBe(0);
    }
  });
}
