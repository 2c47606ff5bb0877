// These functions run in the measured page, before its own scripts: each stands alone.

/** What the browser reports about its painting; times in ms since the navigation. */
export type Paints = {
  largest: number;
  largestElement: string;
  shifts: { time: number; value: number }[];
};

declare global {
  interface Window {
    paints: Paints;
    /** What the page says, its elements apart. */
    mainText: () => string;
    /** How many characters of the first screen could be read, and when. */
    readings: { time: number; length: number }[];
  }
}

export function observePaints(): void {
  window.mainText = () => {
    const main = document.querySelector('main');
    if (!main) return '';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let all = '';
    while (texts.nextNode()) all += ` ${texts.currentNode.nodeValue}`;
    return all;
  };
  window.paints = { largest: 0, largestElement: '', shifts: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.paints.largest = entry.startTime;
      const element = 'element' in entry && entry.element;
      window.paints.largestElement = element instanceof Element ? element.localName : 'removed';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || typeof entry.value !== 'number') continue;
      window.paints.shifts.push({ time: entry.startTime, value: entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function observeReadings(): void {
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
