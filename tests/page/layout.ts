import { expect, type Page } from 'playwright/test';
import { heading, open } from './actions.ts';
import { expectNoFault } from './axe.ts';
import { cutOf, type InPage, overflow, overlappingOf, shownTexts } from './texts.ts';

/** Expects the page to be no wider than the screen, and no text to be cut off or to lie on another. */
export async function expectTextsInPlace(page: InPage, place: string): Promise<void> {
  expect(await overflow(page), place).toBeLessThanOrEqual(0);
  const texts = await shownTexts(page);
  expect(cutOf(texts), place).toEqual([]);
  expect(overlappingOf(texts), place).toEqual([]);
}

type Watched = { moving: number; overflow: number; scrolled: number; shift: number };

/** Watches every frame and every layout shift from the start of the next page on. */
export async function watchFrames(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen = { moving: 0, overflow: 0, scrolled: 0, shift: 0 };
    Object.assign(window, { watched: seen });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
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

/** The height of the largest gap between elements that can be seen, in px. */
async function longestBlank(page: Page): Promise<number> {
  const texts = await shownTexts(page);
  const { boxes, scrollY, scrollHeight, clientHeight } = await page.evaluate(() => ({
    // A plate with an initial stands for a picture.
    boxes: [...document.querySelectorAll('img, video, svg, button, [data-initial]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().toJSON()),
    scrollY: window.scrollY,
    scrollHeight: document.documentElement.scrollHeight,
    clientHeight: document.documentElement.clientHeight,
  }));
  const shown = [...boxes, ...texts.flatMap(({ lines }) => lines)]
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom > top)
    .sort((one, other) => one.top - other.top);
  let [end, longest] = [0, 0];
  for (const { top, bottom } of shown) {
    longest = Math.max(longest, top + scrollY - end);
    end = Math.max(end, bottom + scrollY);
  }
  // On a page that is shorter than the screen, the empty space below the content is no gap.
  return scrollHeight > clientHeight ? Math.max(longest, scrollHeight - end) : longest;
}

/** Every colour that a page prints: of its elements, their numbers, marks and initials. */
export async function printedColors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      if (!element.checkVisibility()) continue;
      for (const part of ['', '::before', '::after', '::first-letter']) {
        const { content, display, ...style } = getComputedStyle(element, part);
        const isGenerated = part === '::before' || part === '::after';
        if (isGenerated && (content === 'none' || display === 'none')) continue;
        found.add(`${style.color} on ${style.backgroundColor} ${style.backgroundImage}`);
      }
    }
    return [...found];
  });
}

/** Expects that the pages of a site look composed on screens of these widths, and that axe finds no fault in them. */
export async function expectComposed(
  page: Page,
  url: string,
  paths: string[],
  widths = [320, 768, 1024, 1440, 2560],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await open(page, url + path);
    await fontsLoaded(page);
    for (const width of widths) {
      const place = `${path}, ${width} px wide`;
      const height = width < 500 ? 640 : 900;
      await page.setViewportSize({ width, height });
      await expect(heading(page), place).toHaveCount(1);
      await expectTextsInPlace(page, place);
      expect(await longestBlank(page), place).toBeLessThanOrEqual(height / 2);
      if (width < 500 || width === 1440) await expectNoFault(page, place);
    }
  }
}
