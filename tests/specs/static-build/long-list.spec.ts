import type { Page } from 'playwright/test';
import { open, waitForFrames } from '../../page/actions.ts';
import { type Entrance, entrances, kind, kindOf, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { content } from '../../sample-site.ts';
import { expect, test, withMotion } from '../../test.ts';

test.use(withMotion);

const list = kind(600, 'Y', -550);

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

test('rows of a long list enter in turn, and none waits long', async ({ page }) => {
  const rows = page.getByRole('main').getByRole('listitem');
  await page.setViewportSize({ width: 1280, height: 400 });
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects: manyProjects(200) });
  await open(page, '/projects');
  await expect(rows).toHaveCount(200);
  const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name);
  // Without this script rows do not enter.
  await expect
    .poll(() => page.evaluate(loadedFiles))
    .toContainEqual(expect.stringMatching('/stagger-'));
  await waitForFrames(page, 2);
  // The time of the last scroll event, on the timeline of animations.
  await page.evaluate(() => {
    const note = () => Object.assign(window, { scrolled: document.timeline.currentTime });
    addEventListener('scroll', note, { capture: true });
  });

  await test.step('those of the first dozen do not wait their turns', async () => {
    const twelfth = (await entrances(page)).find((each) => rowOf(each) === 12);
    const turn = Number(twelfth?.startTime) + Number(twelfth?.delay);
    const before = await page.evaluate(() => Number(document.timeline.currentTime));
    await scrollToRow(page, 12);
    await expect(page.getByText('Project 12', { exact: true })).toBeInViewport();
    expect(await invisibleAfterEntrance(page)).toEqual([]);
    // The next row follows the twelfth after one interval, unless its wait would be too long.
    const [next] = await starts(page);
    expect(next?.row).toBe(13);
    expect(next?.start).toBeGreaterThan(Math.min(turn, before) + 299);
  });

  await test.step('those that come into view at once enter in turn, or at last together', async () => {
    await scrollToRow(page, 40);
    const found = async () => (await starts(page)).filter(({ row }) => row > 30);
    await expect.poll(async () => (await found()).length).toBeGreaterThan(2);
    await waitForFrames(page, 3);
    const [first = { row: 0, start: 0 }, ...later] = await found();
    expect(first.row).toBeGreaterThan(36);
    for (const [index, { row, start }] of later.entries()) {
      expect(row).toBe(first.row + 1 + index);
      expect(start - first.start).toBeCloseTo(300, 6);
    }
    // Rows that are just below the screen start too, and none farther down.
    const last = rows.nth(first.row + later.length - 1);
    const top = await last.evaluate((row) => row.getBoundingClientRect().top / innerHeight);
    expect(top).toBeLessThan(1.2);
    expect(await invisibleAfterEntrance(page)).toEqual([]);
  });

  await test.step('those at the end too', async () => {
    // Rows that were never on the screen have an estimated height, so the end of the page may move away once.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(page.getByText('Project 200', { exact: true })).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect.poll(async () => (await starts(page)).some(({ row }) => row === 200)).toBe(true);
    expect(await invisibleAfterEntrance(page)).toEqual([]);
  });
});
