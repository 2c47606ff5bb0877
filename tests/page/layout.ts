import type { Page } from 'playwright/test';

/** Collects layout shifts from the start of the next page on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: number[] = Reflect.get(window, 'shifts');
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

/** Waits for the fonts of the page; answers with the families it uses, without local fallbacks. */
export async function fontsLoaded(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const families = loaded.map(({ family }) => family.replaceAll('"', ''));
    return [...new Set(families)].filter((family) => !/ fallback( Android)?$/.test(family));
  });
}

/** The texts that stick out of the screen to either side, or are cut off by what they stand in. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The asterisks fade out along their line, and what is for screen readers has no size.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], [aria-live], script'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let each: Element | null = parent; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue;
        const box = each.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      const isCut = [...range.getClientRects()].some(
        (box) => box.left < left - 0.5 || box.right > right + 0.5,
      );
      if (isCut) cut.push(node.textContent ?? '');
    }
    return cut;
  });
}

/** By how many px the page is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What the body clips has no scroll bar, and is lost all the same.
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}
