/** What the browser reports about a page; times in ms since the navigation. */
export type Observed = {
  largest: number;
  largestElement: string;
  shifts: { time: number; value: number }[];
  /** The tasks of the main thread over 50 ms. */
  tasks: { start: number; duration: number }[];
  /** The first frame of a video that moves. */
  video: number | undefined;
  /** The last time that typefaces came in. */
  fonts: number | undefined;
};

declare global {
  interface Window {
    observed: Observed;
    /** What the page says, its elements apart. */
    mainText: () => string;
  }
}

/** Runs in the measured page, before its own scripts: it stands alone. */
export function observePaints(): void {
  window.mainText = () => {
    const main = document.querySelector('main');
    if (!main) return '';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let all = '';
    while (texts.nextNode()) {
      // To a browser with scripts the content of noscript is text.
      if (texts.currentNode.parentElement?.matches('noscript, script, style')) continue;
      all += ` ${texts.currentNode.nodeValue}`;
    }
    return all;
  };

  const observed: Observed = {
    largest: 0,
    largestElement: '',
    shifts: [],
    tasks: [],
    video: undefined,
    fonts: undefined,
  };
  window.observed = observed;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  };
  observe('largest-contentful-paint', (entry) => {
    const element = 'element' in entry && entry.element;
    observed.largest = entry.startTime;
    observed.largestElement = element instanceof Element ? element.localName : 'removed';
  });
  observe('layout-shift', (entry) => {
    if (!('value' in entry) || typeof entry.value !== 'number') return;
    observed.shifts.push({ time: entry.startTime, value: entry.value });
  });
  observe('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, duration });
  });
  const noteFilm = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || target.currentTime === 0) return;
    observed.video ??= performance.now();
  };
  // Events of media do not bubble.
  document.addEventListener('timeupdate', noteFilm, { capture: true });
  document.fonts.addEventListener('loadingdone', () => {
    observed.fonts = performance.now();
  });
}
