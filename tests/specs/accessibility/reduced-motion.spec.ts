import type { Page } from 'playwright/test';
import {
  followLink,
  menuButton,
  open,
  openAtRest,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
} from '../../page/actions.ts';
import { forgetAnimations, movements, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { shownTexts } from '../../page/texts.ts';
import { allScreens, content, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

const phone = { width: 360, height: 640 };

/** Where every text stands and how visible it is. */
async function textPlaces(page: Page): Promise<string[]> {
  const texts = (await shownTexts(page)).filter(({ inside }) => !inside.includes('button'));
  return texts.map(({ text, lines: [line], opacity }) => {
    const [x, y] = [line?.left, line?.top].map((each = 0) => Math.round(each));
    return `${text} at ${x} ${y}, opacity ${opacity}`;
  });
}

for (const { path } of allScreens) {
  const title = `after its entrances every text of ${path} is in place and opaque`;
  test(title, fullRunUnless(['/', '/projects'].includes(path)), async ({ page }) => {
    await openAtRest(page, path);
    const moved = await textPlaces(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    const still = await textPlaces(page);
    expect(moved).toEqual(still);
    expect(still.filter((each) => !each.endsWith('opacity 1'))).toEqual([]);
  });
}

test('with reduced motion nothing is animated, and the menu opens at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordAnimations(page);
  await answerWithJson(page, { ...content, projects: manyProjects(60) });
  for (const { path } of allScreens) {
    await open(page, path);
    await waitForFrames(page, 5);
    expect(await movements(page), path).toEqual([]);
  }
  await followLink(page, screens.projects);
  await page.keyboard.press('End');
  await waitForFrames(page, 5);
  for (const screen of allScreens) await followLink(page, screen);
  await waitForFrames(page, 5);
  expect(await movements(page)).toEqual([]);
  await page.setViewportSize(phone);
  await menuButton(page).click();
  await waitForFrames(page, 5);
  expect(await movements(page)).toEqual([]);
});

test('the menu unfolds, and ends open', async ({ page }) => {
  await page.setViewportSize(phone);
  await recordAnimations(page);
  await openAtRest(page, screens.projects.path);
  await forgetAnimations(page);
  await menuButton(page).click();
  await waitForFrames(page, 2);
  expect(await movements(page)).not.toEqual([]);
  await waitForAnimations(page);
  await expect(page.getByRole('navigation').getByRole('link').last()).toBeInViewport({ ratio: 1 });
});
