import { expect, type Page } from 'playwright/test';
import { type Screen, screens, site } from '../sample-site.ts';

/** Waits until the page answers to the visitor, and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-script=ready]').waitFor({ state: 'attached' });
  await waitForFrames(page, 2);
}

/** Waits for a number of painted frames, by which effects that were due have run. */
export async function waitForFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}

/** A variable of the page's window. */
export async function windowValue(page: Page, name: string): Promise<unknown> {
  return page.evaluate((key) => Reflect.get(window, key), name);
}

/** Goes to another page as a visitor does: by a link of the page that is open. */
export async function followLink(page: Page, { path }: Screen): Promise<void> {
  const link = page.locator(`nav li a[href="${path}"]`);
  if ((await link.count()) === 0) await followLink(page, screens.projects);
  const menu = page.getByRole('button', { name: site.navigation.menu, expanded: false });
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await expect(page).toHaveURL(path);
}

/** Waits until every entrance that has begun is over. */
export async function waitForAnimations(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          document.getAnimations().every(({ playState }) => playState === 'finished'),
        ),
      { intervals: [50] },
    )
    .toBe(true);
}
