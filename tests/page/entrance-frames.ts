import type { Page } from 'playwright/test';
import { type Overlap, overlapsOf, shownTexts } from './texts.ts';

/**
 * Pauses every entrance at its first moment, in the pages that are opened from now on. The styles do so, because on a
 * busy machine an entrance may end before a script finds it.
 */
export const pauseEntrances = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Opens a page without its scripts, and pauses its entrances at their first moment. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await pauseEntrances(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Shows the frame of all entrances at a time, in ms since they began. */
export async function showFrame(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = now;
    }
  }, time);
}

/** Pairs of texts that a visitor sees on top of each other at one of these times, each as `one / other`. */
export async function textsOverTexts(page: Page, times: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const time of times) {
    await showFrame(page, time);
    const shown = (await shownTexts(page)).filter(
      ({ opacity, isUnseen }) => opacity > 0.1 && !isUnseen,
    );
    const overlaps = overlapsOf(shown);
    if (overlaps.length === 0) continue;
    const painted = await page.evaluate(paintedOverlaps, overlaps);
    found.push(...painted.map(({ one, other }) => `at ${time} ms: ${one} / ${other}`));
  }
  return found;
}

/** The pairs of which both texts are painted, with nothing opaque between them. Runs in the page. */
function paintedOverlaps(overlaps: readonly Overlap[]): Overlap[] {
  const all = [...document.querySelectorAll('*')];
  return overlaps.filter(({ elements, x, y }) => {
    // A text that is clipped at this place is not among the elements at the point.
    const hit = document.elementsFromPoint(x, y);
    const texts = all.filter((_, place) => elements.includes(place));
    const places = texts.map((element) => hit.indexOf(element));
    const between = hit.slice(Math.min(...places), Math.max(...places));
    return (
      !places.includes(-1) &&
      !between.some((each) => /^rgb\(/.test(getComputedStyle(each).backgroundColor))
    );
  });
}
