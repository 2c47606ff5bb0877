import type { Browser } from 'playwright';
import type { TargetPage } from './pages.ts';
import { loading, settling, visit } from './visit.ts';

declare global {
  interface Window {
    /** How many characters of the first screen could be read, and when. */
    readings: { time: number; length: number }[];
  }
}

/** Runs in the measured page before the page's own scripts, so it uses nothing of this module. */
function observeReadings(): void {
  const enough = 0.5;
  const interval = 30;
  let last = 0;

  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  };

  const isReadable = (node: Node): boolean => {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, top, right, bottom, left } = range.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) return false;
    return opacityOf(parent) > enough;
  };

  const read = () => {
    requestAnimationFrame(read);
    if (!document.body || performance.now() - last < interval) return;
    let length = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.nodeValue?.trim() ?? '';
      if (words !== '' && isReadable(node)) length += words.length;
    }
    last = performance.now();
    window.readings.push({ time: last, length });
  };

  window.readings = [];
  read();
}

/** The share of the first screen's text from which on the screen counts as readable. */
const most = 0.9;

/** When the first screen can be read, by a visitor who asked for reduced motion or did not. */
export function timeReadable(
  browser: Browser,
  { url }: TargetPage,
  reducedMotion: boolean,
): Promise<number> {
  return visit(browser, { reducedMotion }, async (page) => {
    await page.addInitScript(observeReadings);
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    await page.waitForTimeout(settling[reducedMotion ? 'paints' : 'entrances']);
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
