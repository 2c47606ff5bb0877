import type { Browser, Page, Request } from 'playwright';
import type { TargetPage } from './pages.ts';
import type { Figures } from './report.ts';
import { loading, settling, visit } from './visit.ts';

/** What the browser reports about a page; times in ms since the navigation. */
type Observed = {
  largest: number;
  shifts: { time: number; value: number }[];
  /** The tasks of the main thread over 50 ms. */
  tasks: { start: number; duration: number }[];
  /** The first frame of a video that moves. */
  video?: number;
};

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the measured page before the page's own scripts, so it uses nothing of this module. */
function observePaints(): void {
  const observed: Observed = { largest: 0, shifts: [], tasks: [] };
  window.observed = observed;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    observed.shifts.push({ time: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
  });
  observe('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
  });
  const noteVideo = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || target.currentTime === 0) return;
    observed.video ??= performance.now();
  };
  // Media events do not bubble, so the listener captures them.
  document.addEventListener('timeupdate', noteVideo, { capture: true });
}

/** How long a video may take to move once a page has settled, in ms. */
const videoTimeout = 6000;

/** Times the paints of a page during a visit without a press, in ms, and counts its bytes. */
export function timePaints(browser: Browser, { url, video }: TargetPage): Promise<Figures> {
  return visit(browser, {}, async (page) => {
    await page.addInitScript(observePaints);
    const traffic = countTraffic(page);
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    await page.waitForTimeout(settling.entrances);
    if (video)
      await page
        .waitForFunction(() => window.observed.video !== undefined, null, { timeout: videoTimeout })
        .catch(() => {});
    const { observed, firstPaint } = await page.evaluate(() => ({
      observed: window.observed,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    if (firstPaint === undefined) throw new Error(`${url} painted nothing`);
    const { largest, shifts, tasks } = observed;
    const blocked = tasks.map(
      ({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50,
    );
    return {
      'first contentful paint': firstPaint,
      'largest contentful paint': largest,
      // From the first paint on.
      'total blocking time': blocked.reduce((sum, each) => sum + Math.max(0, each), 0),
      'layout shift': worstShift(shifts),
      ...(video && { 'video moves': observed.video ?? Number.POSITIVE_INFINITY }),
      ...(await traffic()),
    };
  });
}

/** Layout shift as the web defines it: the worst window of at most 5 s, with gaps under 1 s. */
function worstShift(shifts: Observed['shifts']): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time];
    last = time;
    sum += value;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Counts what arrives from now on, headers included; the function it returns says how many kB it is. */
function countTraffic(page: Page): () => Promise<Figures> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const traffic: Record<string, number> = {};
    for (const request of requests) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const kind = request.resourceType();
      traffic[kind] = (traffic[kind] ?? 0) + (responseHeadersSize + responseBodySize) / 1000;
    }
    return traffic;
  };
}
