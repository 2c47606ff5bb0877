import type { Page } from 'playwright/test';
import { followLink, waitForHydration, windowValue } from '../../page/actions.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test } from '../../test.ts';

/** Counts the transitions between pages. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = function startAndCount(update) {
      Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 });
      return start.call(document, update);
    };
  });
}

for (const screen of allScreens) {
  const title = `loading ${screen.path} starts no view transition, leaving it starts one`;
  test(title, fullRunUnless(screen === screens.projects), async ({ page }) => {
    await watchTransitions(page);
    await page.goto(screen.path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(await windowValue(page, 'transitions')).toBe(0);
    await followLink(page, screen === screens.about ? screens.contact : screens.about);
    // The address changes before the page does.
    await expect.poll(() => windowValue(page, 'transitions')).toBe(1);
  });
}

for (const [from, to, side] of [
  [screens.projects, screens.about, 'left'],
  [screens.about, screens.contact, 'right'],
  [screens.projects, screens.welcome, 'right'],
] as const) {
  const title = `at no time of the change from ${from.path} to ${to.path} are two pages over each other`;
  test(title, fullRunUnless(to === screens.contact), async ({ page }) => {
    await page.goto(from.path);
    await waitForHydration(page);
    await page.evaluate((path) => {
      const start = document.startViewTransition;
      document.startViewTransition = function startPaused(update) {
        const transition = start.call(document, update);
        void transition.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
          Object.assign(window, { paused: true });
        });
        return transition;
      };
      document.querySelector<HTMLElement>(`nav li a[href="${path}"]`)?.click();
    }, to.path);
    await expect.poll(() => windowValue(page, 'paused')).toBe(true);
    const seen = await page.evaluate(() => {
      const animations = document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-'),
        );
      const end = Math.max(
        ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      /** What is cut off of a page at its left and at its right, in percent and px. */
      const cut = (pseudo: string) => {
        const { clipPath } = getComputedStyle(document.documentElement, pseudo);
        const [, right = '0', , left = right] = clipPath.replace(/^inset\(|\)$/g, '').split(' ');
        return [left, right].map((side) => {
          const [, percent = 0] = /([\d.]+)%/.exec(side) ?? [];
          const [, px = 0] = /([\d.]+)px/.exec(side) ?? [];
          return (Number(percent) * innerWidth) / 100 + Number(px);
        });
      };
      const overlaps: number[] = [];
      let newSide = '';
      for (let time = 0; time < end; time += 10) {
        for (const animation of animations) animation.currentTime = time;
        const [old, next] = ['old(old-page)', 'new(new-page)'].map((name) => {
          const [left = 0, right = 0] = cut(`::view-transition-${name}`);
          return { left, right: innerWidth - right };
        });
        if (!old || !next) continue;
        overlaps.push(Math.min(old.right, next.right) - Math.max(old.left, next.left));
        newSide = next.left < old.left ? 'left' : 'right';
      }
      return { end, overlaps, newSide };
    });
    expect(seen.end).toBeLessThanOrEqual(400);
    expect(seen.overlaps.length).toBeGreaterThan(10);
    // Browsers round what they report.
    expect(Math.max(...seen.overlaps)).toBeLessThan(0.1);
    expect(seen.newSide, 'where the line comes from, on its way to the new link').toBe(side);
  });
}

for (const width of [390, 1280]) {
  const title = `Back starts a view transition the other way, ${width} px wide`;
  test(title, fullRunUnless(width === 390), async ({ page }) => {
    const root = page.locator(':root');
    await page.setViewportSize({ width, height: 800 });
    await watchTransitions(page);
    await page.goto('/projects');
    await waitForHydration(page);
    await followLink(page, screens.about);
    // The address changes before the page does.
    await expect(page).toHaveTitle(screens.about.title);
    await expect(root).toHaveAttribute('data-change', 'on');
    await page.goBack();
    await expect(page).toHaveTitle(screens.projects.title);
    await expect.poll(() => windowValue(page, 'transitions')).toBe(2);
    await expect(root).toHaveAttribute('data-change', 'back');
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('navigation starts no view transition', async ({ page }) => {
    await watchTransitions(page);
    await page.goto('/projects');
    await waitForHydration(page);
    await followLink(page, screens.about);
    await expect(page).toHaveTitle(screens.about.title);
    expect(await windowValue(page, 'transitions')).toBe(0);
  });

  test('a view transition that a browser starts all the same is not animated', async ({ page }) => {
    await page.goto('/projects');
    await waitForHydration(page);
    const running = await page.evaluate(async () => {
      const transition = document.startViewTransition(() => document.body.append('changed'));
      await transition.ready;
      return document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-'),
        ).length;
    });
    expect(running).toBe(0);
  });
});

test('of many navigations at once the last one counts, and none throws', async ({ page }) => {
  // An unhandled rejection is an error on the console, which fails the test.
  await page.goto('/projects');
  await waitForHydration(page);
  for (let round = 0; round < 10; round += 1) {
    await page.evaluate(
      (paths) => {
        for (const path of paths) {
          document.querySelector<HTMLElement>(`nav li a[href="${path}"]`)?.click();
        }
      },
      ['/about-me', '/contact-me', '/projects', '/about-me'],
    );
  }
  await expect(page).toHaveTitle(screens.about.title);
  await expect(page).toHaveURL('/about-me');
});

test('a press during a view transition is not lost', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  const menu = page.getByRole('navigation').getByRole('button');
  const box = await menu.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await expect(page.getByRole('navigation').getByRole('listitem').first()).toBeVisible();
});
