import type { Browser, CDPSession, Page } from 'playwright';
import { observePaints, observeReadings, type Paints } from './page-scripts.ts';
import type { Profile } from './profiles.ts';
import { countTraffic, type Traffic } from './traffic.ts';

/** How long after its load event a page is watched, in ms. */
const settling = {
  /** Until the last entrance is over. */
  whole: 4000,
  /** Until the last paint that could be the largest is over. */
  brief: 1500,
};
/** A window that was just opened keeps the browser itself busy for a while. */
const opening = 500;
/** How much of the first screen's text makes it readable. */
const most = 0.9;

export type Timing = {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  traffic: Traffic;
  /** The words of the page, to tell whether floor and site still say the same. */
  words: string[];
};

type Visitor = {
  profile: Profile;
  calm: boolean;
  script: () => void;
  length: keyof typeof settling;
};

/** Times the paints of a page; a brief visit leaves before its entrances are over. */
export async function timePaints(
  browser: Browser,
  url: string,
  profile: Profile,
  length: Visitor['length'] = 'whole',
): Promise<Timing> {
  const visitor = { profile, calm: false, script: observePaints, length };
  return visit(browser, url, visitor, async (page, traffic) => {
    const { paints, firstPaint, text } = await page.evaluate(() => ({
      paints: window.paints,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      text: window.mainText(),
    }));
    if (firstPaint === undefined) throw new Error(`${url} painted nothing`);
    return {
      firstPaint,
      largestPaint: paints.largest,
      largestElement: paints.largestElement,
      shift: worstShift(paints.shifts),
      traffic: traffic(),
      words: text.match(/[\p{L}\p{N}]+/gu) ?? [],
    };
  });
}

/** When the first screen can be read; `calm` is a visitor who asked for reduced motion. */
export async function timeReadable(
  browser: Browser,
  url: string,
  profile: Profile,
  calm: boolean,
): Promise<number> {
  const length: Visitor['length'] = calm ? 'brief' : 'whole';
  const visitor = { profile, calm, script: observeReadings, length };
  return visit(browser, url, visitor, async (page) => {
    const { readings, firstPaint } = await page.evaluate(() => ({
      readings: window.readings,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    const final = readings.at(-1)?.length ?? 0;
    const readable = readings.find(({ length }) => length >= most * final);
    if (!readable) throw new Error(`${url} was never read`);
    // Text is laid out before it is painted.
    return Math.max(firstPaint, readable.time);
  });
}

async function visit<Result>(
  browser: Browser,
  url: string,
  { profile, calm, script, length }: Visitor,
  report: (page: Page, traffic: () => Traffic) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.pixelRatio,
    isMobile: profile.touch,
    hasTouch: profile.touch,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.waitForTimeout(opening);
    // The compiler names functions through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(script);
    const client = await context.newCDPSession(page);
    const traffic = await countTraffic(client);
    await throttle(client, profile);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForTimeout(settling[length]);
    return await report(page, traffic);
  } finally {
    await context.close();
  }
}

async function throttle(client: CDPSession, profile: Profile): Promise<void> {
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.down,
    uploadThroughput: profile.up,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.processor });
}

/** Layout shift as the web defines it: the worst window of at most 5 s, with gaps under 1 s. */
function worstShift(shifts: Paints['shifts']): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) {
      sum = 0;
      first = time;
    }
    last = time;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}
