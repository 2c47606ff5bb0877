import type { CDPSession, Page } from 'playwright/test';
import { followLink, open, windowValue } from '../../page/actions.ts';
import { pauseNextTransition } from '../../page/animations.ts';
import { allScreens, screens } from '../../sample-site.ts';
import { expect, fullRunUnless, test, withMotion } from '../../test.ts';

test.use(withMotion);

/** Counts the transitions between pages. */
async function watchTransitions(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = function startAndCount(update) {
      Object.assign(window, { transitions: Number(Reflect.get(window, 'transitions')) + 1 });
      return start.call(document, update);
    };
  });
  return () => windowValue(page, 'transitions');
}

for (const screen of allScreens) {
  const title = `loading ${screen.path} starts no view transition, leaving it starts one, and Back one the other way`;
  test(title, fullRunUnless(screen === screens.projects), async ({ page }) => {
    const root = page.locator(':root');
    const transitions = await watchTransitions(page);
    await open(page, screen.path);
    await page.waitForLoadState('networkidle');
    expect(await transitions()).toBe(0);
    const next = screen === screens.about ? screens.contact : screens.about;
    await barLinkOf(page, next).click();
    // The address changes before the page does.
    await expect(page).toHaveTitle(next.title);
    await expect.poll(transitions).toBe(1);
    // The bar has the contact page to the left of the about page.
    await expect(root).toHaveAttribute('data-change', screen === screens.about ? 'back' : 'on');
    for (const width of screen === screens.projects ? [1280, 390] : []) {
      await page.setViewportSize({ width, height: 800 });
      await page.goBack();
      await expect(page).toHaveTitle(screen.title);
      await expect(root).toHaveAttribute('data-change', 'back');
      await followLink(page, next);
      await expect(page).toHaveTitle(next.title);
      await expect(root).toHaveAttribute('data-change', 'on');
    }
  });
}

/** A link to a page, in the bar or on the welcome page. */
const barLinkOf = (page: Page, { path }: { path: string }) =>
  page.locator(`:is(nav li, main) a[href="${path}"]`).first();

for (const [from, to, side] of [
  [screens.projects, screens.about, 'left'],
  [screens.about, screens.contact, 'right'],
  [screens.projects, screens.welcome, 'right'],
] as const) {
  const title = `at no time of the change from ${from.path} to ${to.path} are two pages over each other`;
  test(title, fullRunUnless(to === screens.contact), async ({ page }) => {
    await open(page, from.path);
    await pauseNextTransition(page);
    await barLinkOf(page, to).dispatchEvent('click');
    await expect.poll(() => windowValue(page, 'isTransitionPaused')).toBe(true);
    const seen = await page.evaluate(overlapsOfTransition);
    expect(seen.end).toBeLessThanOrEqual(400);
    expect(seen.overlaps.length).toBeGreaterThan(10);
    // Browsers round what they report.
    expect(Math.max(...seen.overlaps)).toBeLessThan(0.1);
    expect(seen.newSide, 'where the line comes from, on its way to the new link').toBe(side);
  });
}

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

test('with reduced motion pages change without a view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await watchTransitions(page);
  await open(page, screens.projects.path);
  await followLink(page, screens.about);
  await expect(page).toHaveTitle(screens.about.title);
  expect(await transitions()).toBe(0);
  const running = await page.evaluate(async () => {
    await document.startViewTransition(() => document.body.append('changed')).ready;
    const effects = document.getAnimations().map(({ effect }) => effect);
    return effects.filter(
      (effect) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-'),
    ).length;
  });
  expect(running).toBe(0);
});

test('a browser that starts no transition changes the page all the same', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = (update) => {
      const hidden = () => Promise.reject(new DOMException('hidden', 'InvalidStateError'));
      const updated = Promise.resolve(typeof update === 'function' ? update() : undefined);
      return Object.assign(
        Object.create(ViewTransition.prototype, {
          ready: { value: hidden() },
          finished: { value: hidden() },
          updateCallbackDone: { value: updated.then(() => {}) },
        }),
      );
    };
  });
  await open(page, screens.projects.path);
  for (const screen of [screens.about, screens.contact, screens.projects]) {
    await followLink(page, screen);
    await expect(page).toHaveTitle(screen.title);
  }
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
