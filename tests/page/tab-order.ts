import type { Page } from 'playwright/test';

/** A control that has the focus, as a visitor with a keyboard sees it. */
export type FocusStop = {
  name: string;
  /** Its box on the page, in px; a link that wraps counts from its first line. */
  top: number;
  bottom: number;
  left: number;
  /** Whether all of it is on the screen, and its focus ring too. */
  onScreen: boolean;
  /** Whether the pointer would hit it in the middle of its first line: nothing lies over it. */
  uncovered: boolean;
  /** The width of its focus ring in px; 0 where none is drawn. */
  ring: number;
};

const operable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** The controls that a page shows, in the order of its document. */
export async function controls(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const shown = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return shown.map((each) => each.textContent || each.querySelector('img')?.alt || '');
  }, operable);
}

/** Presses Tab until the focus has left the page. Returns the controls that have had it, in order. */
export async function tabThrough(page: Page, limit = 100): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

export async function focused(page: Page): Promise<FocusStop | undefined> {
  // The browser scrolls to what takes the focus with the next frame.
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const [line = box] = element.getClientRects();
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    const around = ring && ring + Number.parseFloat(outlineOffset);
    return {
      name: element.textContent || element.querySelector('img')?.alt || '',
      top: box.top + window.scrollY,
      bottom: box.bottom + window.scrollY,
      left: box.left,
      onScreen:
        box.top >= around &&
        box.left >= around &&
        box.bottom + around <= window.innerHeight &&
        box.right + around <= window.innerWidth,
      uncovered: element.contains(hit),
      ring,
    };
  });
}

/** The stops that are out of reading order: above, or to the left of, the one before. */
export function outOfOrder(stops: readonly FocusStop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before) return [];
    // Two controls stand in one line when they share at least half of the lower one's height.
    const shared = Math.min(stop.bottom, before.bottom) - Math.max(stop.top, before.top);
    const lower = Math.min(stop.bottom - stop.top, before.bottom - before.top);
    const follows = shared >= lower / 2 ? stop.left > before.left : stop.top >= before.top;
    return follows ? [] : [`${before.name} > ${stop.name}`];
  });
}
