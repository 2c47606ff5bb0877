import { expect, type Page } from 'playwright/test';
import { cutOf, type InPage, overflow, overlappingOf, shownTexts } from './texts.ts';

/** Expects the page to be no wider than the screen, and no text to be cut off or to lie on another. */
export async function expectTextsInPlace(page: InPage, place: string): Promise<void> {
  expect(await overflow(page), place).toBeLessThanOrEqual(0);
  const texts = await shownTexts(page);
  expect(cutOf(texts), place).toEqual([]);
  expect(overlappingOf(texts), place).toEqual([]);
}

/** Adds up every layout shift from the start of the next page on. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((entries) => {
      const values = entries.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
      const shifted = values.reduce((sum, value) => sum + value, Reflect.get(window, 'shifted'));
      Object.assign(window, { shifted });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

type Watched = { moving: number; overflow: number; scrolled: number };

/**
 * Watches every frame from the start of the next page on. That takes as much of the processor as the rest of a test,
 * so only a few pages are watched.
 */
export async function watchFrames(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen = { moving: 0, overflow: 0, scrolled: 0 };
    Object.assign(window, { watched: seen });
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (document.getAnimations().length > 0) seen.moving += 1;
      seen.overflow = Math.max(seen.overflow, scrollWidth - clientWidth);
      seen.scrolled = Math.max(seen.scrolled, Math.abs(window.scrollX));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'watched'));
}

/** Waits for the fonts of the page; answers with the families it uses, without local fallbacks. */
export async function fontsLoaded(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replace(/"| embedded/g, ''));
    return [...new Set(families)].filter((family) => !/ fallback( Android)?$/.test(family));
  });
}

/** The number of pictures on the screen that have not loaded. */
export const pendingPictures = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    return [...document.images].filter((image) => isOnScreen(image) && !image.complete).length;
  });

/** Every colour that a page prints: of its elements, their numbers, marks and initials. */
export async function printedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      for (const part of ['', '::before', '::after', '::first-letter']) {
        // Each value is read by its name: all of them together take a hundred times as long.
        const style = getComputedStyle(element, part);
        const isGenerated = part === '::before' || part === '::after';
        if (isGenerated && (style.content === 'none' || style.display === 'none')) continue;
        found.add(`${style.color} on ${style.backgroundColor} ${style.backgroundImage}`);
      }
    }
    return [...found];
  });
}
