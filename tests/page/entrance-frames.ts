import type { Page } from 'playwright/test';

/** Opens a page whose entrances stand still at their first moment; it runs no script of its own. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const animation of document.getAnimations()) animation.pause();
    });
  });
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
  return page.evaluate((moments) => {
    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      return opacity;
    };
    const seenLines = () => {
      const lines: { text: string; element: Element; box: DOMRect }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (text === '' || !element?.checkVisibility() || opacityOf(element) <= 0.1) continue;
        // What is for screen readers only.
        if (element.getBoundingClientRect().width <= 1) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) lines.push({ text, element, box });
      }
      return lines;
    };
    type Line = ReturnType<typeof seenLines>[number];
    /** Whether both are painted in the middle of what they share, with nothing opaque between them. */
    const areOnTop = (one: Line, other: Line) => {
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      const top = Math.max(one.box.top, other.box.top);
      const bottom = Math.min(one.box.bottom, other.box.bottom);
      // Boxes of lines are higher than their letters.
      const allowed = Math.min(one.box.height, other.box.height) * 0.25;
      if (right - left <= 1 || bottom - top <= allowed) return false;
      // What is cut off is not hit.
      const hit = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const places = [hit.indexOf(one.element), hit.indexOf(other.element)];
      const between = hit.slice(Math.min(...places), Math.max(...places));
      return (
        !places.includes(-1) &&
        !between.some((each) => /^rgb\(/.test(getComputedStyle(each).backgroundColor))
      );
    };
    const found: string[] = [];
    for (const time of moments) {
      for (const animation of document.getAnimations()) animation.currentTime = time;
      const lines = seenLines();
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1))
          if (one.element !== other.element && areOnTop(one, other))
            found.push(`at ${time} ms: ${one.text} / ${other.text}`);
    }
    return found;
  }, times);
}
