import type { Page } from 'playwright/test';
import { waitForAnimations, waitForFrames, waitForHydration } from '../../page/actions.ts';
import { type Entrance, entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { content } from '../../sample-site.ts';
import { expect, fullRun, test } from '../../test.ts';

const list = kind(600, 'Y', -550);
const projects = manyProjects(200);

/** Opens a list of 200 rows, and waits until the first dozen have entered. */
async function openList(page: Page): Promise<void> {
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects });
  await page.goto('/projects');
  await waitForHydration(page);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(projects.length);
}

const scrollToRow = (page: Page, row: number) =>
  page.evaluate((index) => {
    document.querySelectorAll('main li')[index - 1]?.scrollIntoView({ block: 'start' });
  }, row);

const rowOf = ({ text }: Entrance) => Number(/^Project (\d+)/.exec(text)?.[1]);

/** When the rows after the first dozen started or will start, by row. */
async function starts(page: Page): Promise<{ row: number; start: number }[]> {
  const rows = (await entrances(page)).filter((each) => rowOf(each) > 12);
  for (const each of rows) expect(kindOf(each)).toBe(list);
  return rows.map((each) => ({ row: rowOf(each), start: Number(each.startTime) }));
}

function expectEvenStarts(found: { row: number; start: number }[]): void {
  for (const [index, { row, start }] of found.entries()) {
    const before = found[index - 1];
    if (!before) continue;
    expect(row).toBeGreaterThan(before.row);
    expect(start - before.start).toBeCloseTo(300, 6);
  }
}

test('rows that come into view later enter exactly 300 ms apart', async ({ page }) => {
  await openList(page);
  await waitForAnimations(page);
  await scrollToRow(page, 20);
  await expect.poll(async () => (await starts(page)).length).toBeGreaterThan(3);
  await waitForFrames(page, 3);
  const first = await starts(page);
  expect(first[0]?.row).toBeGreaterThan(16);
  expectEvenStarts(first);
  await waitForAnimations(page);

  await scrollToRow(page, 40);
  await expect.poll(async () => (await starts(page)).some(({ row }) => row >= 40)).toBe(true);
  await waitForFrames(page, 3);
  const second = (await starts(page)).filter(({ row }) => row >= 40);
  expect(second.length).toBeGreaterThan(3);
  expectEvenStarts(second);
});

test('rows stay 300 ms apart while the visitor scrolls', fullRun, async ({ page }) => {
  await openList(page);
  await waitForAnimations(page);
  await scrollToRow(page, 16);
  await expect.poll(async () => (await starts(page)).length).toBeGreaterThan(3);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, 60);
  await waitForFrames(page, 5);
  await waitForAnimations(page);
  const found = await starts(page);
  expectEvenStarts(found);
});

test('rows that were scrolled past are visible without an entrance', async ({ page }) => {
  await openList(page);
  await waitForAnimations(page);
  await scrollToRow(page, 200);
  await expect(page.getByText('Project 200', { exact: true })).toBeInViewport();
  await waitForFrames(page, 3);
  await scrollToRow(page, 100);
  await waitForFrames(page, 3);
  const passed = await starts(page);
  expect(passed.filter(({ row }) => row < 180)).toEqual([]);
  await expect(page.getByText('Project 100', { exact: true })).toBeInViewport();
  const row = page.getByText('Project 100', { exact: true });
  expect(await row.evaluate((link) => link.checkVisibility({ opacityProperty: true }))).toBe(true);
});

test('every row below the screen is visible before its entrance', async ({ page }) => {
  await openList(page);
  await waitForAnimations(page);
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll('main li')]
      .flatMap((row) => [row, ...row.querySelectorAll('*')])
      .filter((element) => {
        const { opacity, visibility, transform } = getComputedStyle(element);
        return opacity !== '1' || visibility !== 'visible' || transform !== 'none';
      })
      .map(({ outerHTML }) => outerHTML),
  );
  expect(hidden).toEqual([]);
});

test('a row that takes the focus before its entrance is visible at once', async ({ page }) => {
  await openList(page);
  await waitForAnimations(page);
  await page.getByRole('link', { name: 'Project 90', exact: true }).focus();
  await waitForFrames(page, 3);
  expect((await starts(page)).filter(({ row }) => row === 90)).toEqual([]);
});
