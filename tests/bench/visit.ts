import type { Browser, CDPSession, Page } from 'playwright';
import type { Profile } from './profiles.ts';

/** A window that was just opened keeps the browser itself busy for a while. */
const opening = 500;
/** How long a page may take to load, in ms. */
export const loading = 90_000;

type Visitor = { profile: Profile; reducedMotion?: boolean };

/** Opens a window of its own on a device, and closes it after the visit. */
export async function visit<Result>(
  browser: Browser,
  { profile, reducedMotion = false }: Visitor,
  stay: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.pixelRatio,
    isMobile: profile.touch,
    hasTouch: profile.touch,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(opening);
    // The compiler names functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const client = await context.newCDPSession(page);
    await throttle(client, profile);
    return await stay(page, client);
  } finally {
    await context.close();
  }
}

async function throttle(client: CDPSession, profile: Profile): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.processor });
}
