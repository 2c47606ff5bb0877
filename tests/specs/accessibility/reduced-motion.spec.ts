import type { Page } from 'playwright/test';
import {
  followLink,
  waitForAnimations,
  waitForFrames,
  waitForHydration,
} from '../../page/actions.ts';
import { movements, recordAnimations } from '../../page/animations.ts';
import { answerWithJson, manyProjects } from '../../page/data-service.ts';
import { allScreens, content, screens, site } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Where every text stands and how visible it is. */
async function textPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('button')) continue;
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y } = range.getBoundingClientRect();
      places.push(`${node.textContent} at ${Math.round(x)} ${Math.round(y)}, opacity ${opacity}`);
    }
    return places;
  });
}

for (const { path } of allScreens) {
  const title = `after its entrances every text of ${path} is in place and opaque`;
  test(title, fullRunUnless(['/', '/projects'].includes(path)), async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await waitForAnimations(page);
    const moved = await textPlaces(page);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await waitForHydration(page);
    const still = await textPlaces(page);
    expect(moved).toEqual(still);
    expect(still.filter((each) => !each.endsWith('opacity 1'))).toEqual([]);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is ever animated', async ({ page }) => {
    await recordAnimations(page);
    await answerWithJson(page, { ...content, projects: manyProjects(60) });
    for (const { path } of allScreens) {
      await page.goto(path);
      await waitForHydration(page);
      await waitForFrames(page, 5);
      expect(await movements(page), path).toEqual([]);
    }
    await followLink(page, screens.projects);
    await page.keyboard.press('End');
    await waitForFrames(page, 5);
    for (const screen of allScreens) await followLink(page, screen);
    await waitForFrames(page, 5);
    expect(await movements(page)).toEqual([]);
  });

  test('the menu opens at once', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await recordAnimations(page);
    await page.goto('/projects');
    await waitForHydration(page);
    await page.getByRole('button', { name: site.navigation.menu }).click();
    await waitForFrames(page, 5);
    expect(await movements(page)).toEqual([]);
  });
});

test('the menu unfolds, and ends open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/projects');
  await waitForHydration(page);
  await waitForAnimations(page);
  await recordFrom(page);
  await page.getByRole('button', { name: site.navigation.menu }).click();
  await waitForFrames(page, 2);
  expect(await page.evaluate(() => Reflect.get(window, 'begun'))).toBeGreaterThan(0);
  await waitForAnimations(page);
  await expect(page.getByRole('navigation').getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

/** Counts the animations that begin from now on. */
async function recordFrom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = new Set(document.getAnimations());
    const begun = new Set<Animation>();
    const look = () => {
      for (const each of document.getAnimations()) if (!before.has(each)) begun.add(each);
      Object.assign(window, { begun: begun.size });
      requestAnimationFrame(look);
    };
    look();
  });
}
