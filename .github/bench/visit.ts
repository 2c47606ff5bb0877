import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserArguments, findBrowserWithWindows } from '../../tests/browser/find.ts';

/** The device of the visits. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Its network: one round trip in ms, and bytes per second. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How many times slower its processor is than that of this machine. */
const slowdown = 4;

/** Starts a browser that reaches nothing but this machine, and does nothing by itself. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowserWithWindows() ?? chromium.executablePath(),
    args: [
      ...browserArguments,
      '--disable-gpu',
      '--disable-quic',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // While the benchmark is attached to a page, Chrome parses the script again for the stack of each
      // `Error`. React makes three when it is loaded: 80 ms on the phone that no visitor waits for.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });
}

/** A window that was just opened keeps the browser itself busy for a while. */
const opening = 500;
/** How long a page may take to load, in ms. */
export const loading = 90_000;
/** How long after its load event a page is watched, in ms: until the last entrance is over, or the last paint. */
export const settling = { entrances: 4000, paints: 1500 };

/** Opens a window of its own as a phone does, and closes it after the visit. */
export async function visit<Result>(
  browser: Browser,
  { reducedMotion = false }: { reducedMotion?: boolean },
  stay: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...phone,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(opening);
    // The compiler names functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await stay(page, client);
  } finally {
    await context.close();
  }
}
