import { cpSync } from 'node:fs';
import { open } from '../../page/actions.ts';
import type { BuiltSite } from '../../project/scenario.ts';
import { wholeSiteFolder, type wholeSites } from '../../project/site-files.ts';
import { test as base, expect } from '../../test.ts';

type Name = (typeof wholeSites)[number];

const test = base.extend<{ whole: (name: Name) => Promise<BuiltSite> }>({
  whole: async ({ builtSite }, use) => {
    await use((name) =>
      builtSite(
        `site of the ${name}`,
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
  await open(page, `${url}/cv/`);
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
