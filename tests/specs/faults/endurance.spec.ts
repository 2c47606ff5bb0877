import type { CDPSession, Page } from 'playwright/test';
import { open } from '../../page/actions.ts';
import { type Screen, screens } from '../../sample-site.ts';
import { expect, test } from '../../test.ts';

/** Counts nodes, listeners and bytes in memory after a garbage collection. */
async function measure(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

/** Changes the page `count` times, as fast as the pages appear. */
async function visit(page: Page, around: readonly Screen[], count: number): Promise<void> {
  const stops = Array.from({ length: count }, (_, index) => around[index % around.length]);
  await page.evaluate(async (screens) => {
    for (const screen of screens) {
      document.querySelector<HTMLElement>(`nav li a[href="${screen?.path}"]`)?.click();
      while (document.title !== screen?.title)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, stops);
  await expect(page).toHaveTitle(String(stops.at(-1)?.title));
}

const walks = {
  '1,000 page changes': {
    around: [screens.about, screens.contact, screens.projects, screens.welcome, screens.projects],
    warmUp: 100,
    count: 1_000,
  },
  '200 mounts of the film': {
    around: [screens.projects, screens.welcome],
    warmUp: 40,
    count: 400,
  },
};

for (const [name, { around, warmUp, count }] of Object.entries(walks)) {
  test(`${name} leave no listeners, no nodes and no memory behind @full`, async ({
    page,
    context,
  }) => {
    test.setTimeout(1_800_000);
    await open(page, '/');
    const session = await context.newCDPSession(page);
    await visit(page, around, warmUp);
    const before = await measure(session);
    await visit(page, around, count);
    const after = await measure(session);
    console.log(`${name}: ${JSON.stringify({ before, after })}`);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(100);
    expect(after.heap - before.heap).toBeLessThanOrEqual(1_000_000);
  });
}
