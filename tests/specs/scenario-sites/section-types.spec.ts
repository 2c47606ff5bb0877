import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { waitForAnimations, waitForHydration } from '../../page/actions.ts';
import { runAxe } from '../../page/axe.ts';
import { readScenario, test } from '../../project/scenario.ts';
import { expect, fullRun } from '../../test.ts';

const site = readScenario('section-types');
const types = ['timeline', 'facts', 'quotes', 'cards'];

test('styles and script of a section type are on the pages that have one', async ({
  scenario,
  page,
}) => {
  const { folder, build, serve } = scenario({ site });
  const { code, output } = await build();
  expect(code, output).toBe(0);
  const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
  const { styles }: { styles: Record<string, string> } = JSON.parse(read('years/page.json'));
  for (const type of types) {
    expect(styles[type]).toMatch(/\{.+\}/);
    expect(read('years/index.html')).toContain(styles[type]);
    expect(read('index.html')).not.toContain(styles[type]);
  }
  const views = modulesOf(read('years/index.html')).filter(
    (module) => !modulesOf(read('index.html')).includes(module),
  );
  expect(views).toHaveLength(types.length);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const url = await serve();
  await page.goto(url);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => views.includes(path))).toEqual([]);

  const arrived = await lookOf(page, `${url}/years/`);
  await page.goto(url);
  await waitForHydration(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Years' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Years');
  await waitForAnimations(page);
  expect(await look(page)).toEqual(arrived);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test(
  'a page whose script has gone with an older build is visited as a document',
  fullRun,
  async ({ scenario, page, consoleMessages }) => {
    consoleMessages.allow(/net::ERR_FAILED/, /goes on without its script/);
    const { build, serve } = scenario({ site });
    const { code, output } = await build();
    expect(code, output).toBe(0);
    await page.goto(await serve());
    await waitForHydration(page);
    await page.route('**/assets/view-*.js', (route) => route.abort());
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('navigation').getByRole('link', { name: 'Years' }).click(),
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Years');
    await expect(page.locator('html[data-script=failed]')).toBeAttached();
  },
);

test.describe('in the eyes of axe', () => {
  // It runs in the page, which allows no script of others.
  test.use({ bypassCSP: true });

  for (const width of [360, 1440]) {
    test(`section types have no fault at ${width} px`, async ({ scenario, page }) => {
      const { build, serve } = scenario({ site });
      const { code, output } = await build();
      expect(code, output).toBe(0);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${await serve()}/years/`);
      await waitForHydration(page);
      await waitForAnimations(page);
      expect(await runAxe(page)).toEqual({ violations: [], undecided: [] });
      const isCut = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isCut).toBe(false);
    });
  }
});

function modulesOf(html: string): string[] {
  return (/data-modules="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
}

async function lookOf(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
  await waitForAnimations(page);
  return look(page);
}

/** How the parts of the page are laid out, and in which type. */
function look(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { display, fontSize, color } = getComputedStyle(element);
      return [element.localName, display, fontSize, color].join(' ');
    }),
  );
}
