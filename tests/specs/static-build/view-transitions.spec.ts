import type { CDPSession, Page } from 'playwright/test';
import { followLink, open, waitForAnimations, windowValue } from '../../page/actions.ts';
import { pauseNextTransition } from '../../page/animations.ts';
import { screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test, withMotion } from '../../test.ts';

test.use(withMotion);

/** Measures in the page how far the old and the new page overlap, in px, every 10 ms of a paused transition. */
function overlapsOfTransition() {
  const animations = document
    .getAnimations()
    .filter(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-'),
    );
  const end = Math.max(
    ...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  /** The px that `clip-path` cuts off a page at its left and right. */
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
}

test('pages change towards their links, and never lie over each other', async ({ page }) => {
  const root = page.locator(':root');
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = function startAndCount(update) {
      Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 });
      return start.call(document, update);
    };
  });
  const transitions = () => windowValue(page, 'transitions');
  await open(page, screens.projects.path);
  await page.waitForLoadState('networkidle');
  expect(await transitions()).toBe(0);
  // The bar has the contact page to the left of the about page, and the welcome page has no bar.
  for (const [next, side, change] of [
    [screens.welcome, 'right', 'back'],
    [screens.about, 'left', 'on'],
    [screens.contact, 'right', 'back'],
  ] as const) {
    await pauseNextTransition(page);
    await page.locator(`:is(nav li, main) a[href="${next.path}"]`).dispatchEvent('click');
    await expect.poll(() => windowValue(page, 'isTransitionPaused')).toBe(true);
    const seen = await page.evaluate(overlapsOfTransition);
    expect(seen.end).toBeLessThanOrEqual(400);
    expect(seen.overlaps.length).toBeGreaterThan(10);
    // Browsers round what they report.
    expect(Math.max(...seen.overlaps)).toBeLessThan(0.1);
    expect(seen.newSide, 'where the line comes from, on its way to the new link').toBe(side);
    await expect(root).toHaveAttribute('data-change', change);
    await page.evaluate(() => {
      Object.assign(window, { isTransitionPaused: false });
      for (const animation of document.getAnimations()) animation.play();
    });
    await waitForAnimations(page);
  }
  await page.goBack();
  await expect(page).toHaveTitle(screens.about.title);
  await expect(root).toHaveAttribute('data-change', 'on');
  expect(await transitions()).toBe(4);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followLink(page, screens.projects);
  await expect(page).toHaveTitle(screens.projects.title);
  expect(await transitions()).toBe(4);
});

/** Counts nodes, listeners and bytes in memory after a garbage collection. */
async function measure(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Changes the page so many times, by all links in turn, as fast as the pages appear. */
const walk = (page: Page, count: number) =>
  page.evaluate(
    async ([paths, left]) => {
      for (let visit = 0; visit < left; visit += 1) {
        const title = document.title;
        document
          .querySelector<HTMLElement>(`nav li a[href="${paths[visit % paths.length]}"]`)
          ?.click();
        while (document.title === title)
          await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    [['/about-me', '/contact-me', '/projects', '/', '/projects'], count] as const,
  );

for (const count of [60, 1_000]) {
  const title = `${count} page changes leave no listeners, no nodes and no memory behind`;
  test(title, fullRunUnless(count === 60), async ({ page, context }) => {
    test.setTimeout(1_800_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const session = await context.newCDPSession(page);
    // The browser compiles what runs often, which takes memory while the first hundreds of pages change.
    await walk(page, Math.max(40, count / 4));
    const before = await measure(session);
    await walk(page, count);
    const after = await measure(session);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(100);
    expect(after.heap - before.heap).toBeLessThanOrEqual(1_000_000);
  });
}
