import type { Browser, Page } from 'playwright';
import { blockingTime, longestTask, worstShift } from './metrics.ts';
import { observePaints } from './observe-paints.ts';
import type { Profile } from './profiles.ts';
import type { TargetPage } from './targets.ts';
import { countTraffic, type Traffic } from './traffic.ts';
import { loading, visit } from './visit.ts';

/** How long after its load event a page is watched, in ms. */
export const settling = {
  /** Until the last entrance is over. */
  whole: 4000,
  /** Until the last paint that could be the largest is over. */
  brief: 1500,
};
/** How long a video may take from then on, in ms. */
const patience = 6000;

/** What a visit that leaves a page alone says of it; times in ms since the navigation. */
export type Timing = {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  shift: number;
  /** The first frame that moves; `Infinity` where none did, nothing where there is no video. */
  video: number | undefined;
  /** The last typeface, from the first paint on; nothing where the page has none of its own. */
  fonts: number | undefined;
  blocking: number;
  longest: number;
  traffic: Traffic;
  /** The words of the page, to tell whether the HTML baseline and the site still say the same. */
  words: string[];
};

/** Times the paints of a page; a brief visit leaves before its entrances are over. */
export function timePaints(
  browser: Browser,
  { url, video }: TargetPage,
  profile: Profile,
  length: keyof typeof settling,
): Promise<Timing> {
  return visit(browser, { profile }, async (page, client) => {
    await page.addInitScript(observePaints);
    const traffic = await countTraffic(client);
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    await page.waitForTimeout(settling[length]);
    if (video) await waitForVideo(page);
    const { observed, firstPaint, text } = await page.evaluate(() => ({
      observed: window.observed,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      text: window.mainText(),
    }));
    if (firstPaint === undefined) throw new Error(`${url} painted nothing`);
    const { largest, largestElement, shifts, tasks, fonts } = observed;
    return {
      firstPaint,
      largestPaint: largest,
      largestElement,
      shift: worstShift(shifts),
      video: video ? (observed.video ?? Number.POSITIVE_INFINITY) : undefined,
      fonts: fonts === undefined ? undefined : Math.max(0, fonts - firstPaint),
      blocking: blockingTime(tasks, firstPaint),
      longest: longestTask(tasks),
      traffic: traffic(),
      words: text.match(/[\p{L}\p{N}]+/gu) ?? [],
    };
  });
}

async function waitForVideo(page: Page): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await page.evaluate(() => window.observed.video !== undefined)) return;
    await page.waitForTimeout(100);
  }
}
