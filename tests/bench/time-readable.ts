import type { Browser } from 'playwright';
import { observeReadings } from './observe-readings.ts';
import type { Profile } from './profiles.ts';
import type { TargetPage } from './targets.ts';
import { settling } from './time-paints.ts';
import { loading, visit } from './visit.ts';

/** How much of the first screen's text makes it readable. */
const most = 0.9;

/** When the first screen can be read, by a visitor who asked for reduced motion or did not. */
export function timeReadable(
  browser: Browser,
  { url }: TargetPage,
  profile: Profile,
  reducedMotion: boolean,
): Promise<number> {
  return visit(browser, { profile, reducedMotion }, async (page) => {
    await page.addInitScript(observeReadings);
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    await page.waitForTimeout(settling[reducedMotion ? 'brief' : 'whole']);
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
