import type { Page } from 'playwright/test';
import { open, waitForAnimations, waitForFrames } from '../../page/actions.ts';
import { type Entrance, entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { content } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

const list = kind(600, 'Y', -550);
const projects = manyProjects(200);

/** Opens a list of 200 rows, and waits until the first dozen have entered. */
async function openList(page: Page): Promise<void> {
  await openWithoutWaiting(page);
  await waitForAnimations(page);
}

/** Opens the list while the first dozen enter. */
async function openWithoutWaiting(page: Page): Promise<void> {
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects });
  await open(page, '/projects');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(projects.length);
  // Without this script rows do not enter.
  await expect
    .poll(() => page.evaluate(loadedFiles))
    .toContainEqual(expect.stringMatching('/stagger-'));
  await waitForFrames(page, 2);
}

/** The addresses of the files that have come. Runs in the page. */
const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);

const scrollToRow = (page: Page, row: number) =>
  page.evaluate((index) => {
    document.querySelectorAll('main li')[index - 1]?.scrollIntoView({ block: 'start' });
  }, row);

const rowOf = ({ text }: Entrance) => Number(/^Project (\d+)/.exec(text)?.[1]);

/** The start times of the rows after the first dozen. */
async function starts(page: Page): Promise<{ row: number; start: number }[]> {
  const rows = (await entrances(page)).filter((each) => rowOf(each) > 12);
  for (const each of rows) expect(kindOf(each)).toBe(list);
  return rows.map((each) => ({ row: rowOf(each), start: Number(each.startTime) }));
}

/** Makes the page record the time of its last scroll event, on the timeline of its animations. */
async function watchScrolling(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { scrolled: document.timeline.currentTime });
    addEventListener('scroll', note, { capture: true });
  });
}

/** Returns the rows that are still invisible when one entrance has passed since the last scroll event. */
async function invisibleAfterEntrance(page: Page): Promise<string[]> {
  const handle = await page.waitForFunction((duration) => {
    const scrolled = Number(Reflect.get(window, 'scrolled'));
    if (!(Number(document.timeline.currentTime) >= scrolled + duration)) return undefined;
    return [...document.querySelectorAll('main li')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight || !row.firstElementChild) return [];
      const { opacity } = getComputedStyle(row.firstElementChild);
      return Number(opacity) < 0.9 ? [`${row.textContent} ${opacity}`] : [];
    });
  }, 600);
  return (await handle.jsonValue()) ?? [];
}

test('rows that come into view at once enter in turn, or at last together', async ({ page }) => {
  await openList(page);
  await watchScrolling(page);
  await scrollToRow(page, 20);
  await expect.poll(async () => (await starts(page)).length).toBeGreaterThan(2);
  await waitForFrames(page, 3);
  const found = await starts(page);
  const [first, ...later] = found;
  expect(first?.row).toBeGreaterThan(16);
  // Rows that are just below the screen start too, and none farther down.
  const last = page
    .getByRole('main')
    .getByRole('listitem')
    .nth(Number(found.at(-1)?.row) - 1);
  const top = await last.evaluate((row) => row.getBoundingClientRect().top / innerHeight);
  expect(top).toBeLessThan(1.2);
  expect(found.map(({ row }) => row)).toEqual(found.map((_, index) => index + (first?.row ?? 0)));
  for (const { start } of later) expect(start - (first?.start ?? 0)).toBeCloseTo(300, 6);
  expect(await invisibleAfterEntrance(page)).toEqual([]);
});

test('at the end of a list no row is invisible for longer than an entrance', async ({ page }) => {
  await openList(page);
  // The script finds rows that were added later only at the next scroll event.
  await page.evaluate(() => window.scrollBy(0, 1));
  await waitForFrames(page, 2);
  await watchScrolling(page);
  // Rows that were never on the screen have an estimated height, so the end of the page may move away once.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText('Project 200', { exact: true })).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await starts(page)).some(({ row }) => row === 200)).toBe(true);
  expect(await invisibleAfterEntrance(page)).toEqual([]);
});

test('rows of the first dozen that are scrolled to do not wait their turns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openWithoutWaiting(page);
  const twelfth = (await entrances(page)).find((each) => rowOf(each) === 12);
  const turn = Number(twelfth?.startTime) + Number(twelfth?.delay);
  await watchScrolling(page);
  const before = await page.evaluate(() => Number(document.timeline.currentTime));
  await scrollToRow(page, 12);
  await expect(page.getByText('Project 12', { exact: true })).toBeInViewport();
  expect(await invisibleAfterEntrance(page)).toEqual([]);
  // The next row follows the twelfth after one interval, unless its wait would be too long.
  const [next] = await starts(page);
  expect(next?.row).toBe(13);
  expect(next?.start).toBeGreaterThan(Math.min(turn, before) + 299);
});
