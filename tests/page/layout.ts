import type { Page } from 'playwright/test';

/** What runs a function in a page, whichever engine shows it. */
type InPage = { evaluate: <Result>(work: () => Result) => Promise<Result> };

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
export async function cutTexts(page: InPage): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // The asterisks fade out along their line, and what is for screen readers has no size.
      if (!parent?.checkVisibility() || parent.closest('[aria-hidden], [aria-live], script'))
        continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
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
export async function overflow(page: InPage): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What the body clips has no scroll bar, and is lost all the same.
    return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
  });
}

/** Texts that lie on top of each other, each pair as `one / other`. */
export async function overlappingTexts(page: InPage): Promise<string[]> {
  return page.evaluate(() => {
    const boxes: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility()) continue;
      if (parent.closest('[aria-live], script, style, [popover]')) continue;
      // What is for screen readers only, and the link past the bar, which waits above the page.
      if (parent.getBoundingClientRect().width <= 1 || parent.matches('[href="#content"]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) boxes.push({ text, box });
    }
    // Lines of one text may touch; letters of two texts may not.
    const slack = 0.25;
    return boxes.flatMap(({ text, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (other.text === text) return [];
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const most = Math.min(box.height, other.box.height) * slack;
        return width > 1 && height > most ? [`${text} / ${other.text}`] : [];
      }),
    );
  });
}

/** The highest run of a page that shows nothing at all, in px. */
export async function longestBlank(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shown: [top: number, bottom: number][] = [];
    const add = ({ top, bottom, width }: DOMRect) => {
      if (width > 1 && bottom > top) shown.push([top + scrollY, bottom + scrollY]);
    };
    for (const element of document.querySelectorAll('img, video, svg, button')) {
      if (element.checkVisibility()) add(element.getBoundingClientRect());
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('[aria-live], script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) add(box);
    }
    shown.sort(([one], [other]) => one - other);
    let [end, longest] = [0, 0];
    for (const [top, bottom] of shown) {
      longest = Math.max(longest, top - end);
      end = Math.max(end, bottom);
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    // A short page ends where its content does: what is left of the screen is not inside it.
    return scrollHeight > clientHeight ? Math.max(longest, scrollHeight - end) : longest;
  });
}
