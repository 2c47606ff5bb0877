import type { Browser, Page, Request } from 'playwright';
import type { Figures, kinds } from './figures.ts';
import type { TargetPage } from './targets.ts';
import { loading, settling, visit } from './visit.ts';

/** What the browser reports about a page; times in ms since the navigation. */
type Observed = {
  largest: number;
  shifts: { time: number; value: number }[];
  /** The tasks of the main thread over 50 ms. */
  tasks: { start: number; duration: number }[];
  /** The first frame of a video that moves. */
  video?: number;
  /** The last time that a typeface of texts on the screen came in. */
  fonts?: number;
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
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe('largest-contentful-paint', (entry) => {
    observed.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return;
    observed.shifts.push({ time: entry.startTime, value: entry.value });
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
  const watched = new Set<FontFace>();
  const watchFonts = () => {
    for (const face of document.fonts) {
      if (watched.has(face)) continue;
      watched.add(face);
      face.loaded.then(
        () => isShown(face) && Object.assign(observed, { fonts: performance.now() }),
      );
    }
  };
  // A typeface for another page, or for text below the screen, changes nothing that a visitor sees.
  const isShown = ({ family }: FontFace) => {
    const named = (name = '') => name.replaceAll('"', '');
    return [...document.querySelectorAll('h1, h2, h3, p, li, a')].some(
      (text) =>
        text.checkVisibility() &&
        text.getBoundingClientRect().top < innerHeight &&
        named(getComputedStyle(text).fontFamily.split(', ')[0]) === named(family),
    );
  };
  // The event `loadingdone` comes when all fonts have loaded, also those that no text on the screen needs, so
  // each font is waited for alone. Style sheets after the content bring more fonts by the event `load`.
  document.addEventListener('DOMContentLoaded', watchFonts);
  window.addEventListener('load', watchFonts);
}

/** How long a video may take to move once a page has settled, in ms. */
const videoTimeout = 6000;

/**
 * Times the paints of a page during a visit without a press, in ms since the navigation. A brief visit
 * leaves before the entrances are over.
 */
export function timePaints(
  browser: Browser,
  { url, video }: TargetPage,
  length: keyof typeof settling,
): Promise<Figures> {
  return visit(browser, {}, async (page) => {
    await page.addInitScript(observePaints);
    const traffic = countTraffic(page);
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    await page.waitForTimeout(settling[length]);
    if (video)
      await page
        .waitForFunction(() => window.observed.video !== undefined, null, { timeout: videoTimeout })
        .catch(() => {});
    const { observed, firstPaint } = await page.evaluate(() => ({
      observed: window.observed,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    }));
    if (firstPaint === undefined) throw new Error(`${url} painted nothing`);
    const { largest, shifts, tasks, fonts } = observed;
    const blocked = tasks.map(
      ({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50,
    );
    return {
      'first contentful paint': firstPaint,
      'largest contentful paint': largest,
      // From the first paint on.
      'total blocking time': blocked.reduce((sum, each) => sum + Math.max(0, each), 0),
      'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
      ...(video && { 'video moves': observed.video ?? Number.POSITIVE_INFINITY }),
      ...(fonts !== undefined && {
        'last typeface, from the first paint': Math.max(0, fonts - firstPaint),
      }),
      ...(length === 'whole' && { 'layout shift': worstShift(shifts), ...(await traffic()) }),
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

type Kind = (typeof kinds)[number];

const kindOf: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
  media: 'media',
};

/** Counts what arrives from now on, headers included; the function it returns says how many kB it is. */
function countTraffic(page: Page): () => Promise<Record<Kind, number>> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const traffic = { html: 0, script: 0, css: 0, font: 0, image: 0, media: 0, other: 0 };
    for (const request of requests) {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const kind = kindOf[request.resourceType()] ?? 'other';
      traffic[kind] += (responseHeadersSize + responseBodySize) / 1000;
    }
    return traffic;
  };
}
