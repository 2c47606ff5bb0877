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

/** Pairs of texts that a visitor sees on top of each other right now, each as `one / other`. */
export async function textsOverTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacityOf = (element: Element) => {
      let opacity = 1;
      for (let each: Element | null = element; each; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity);
      return opacity;
    };
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
    /** Whether both are painted at a point, with nothing opaque between them. */
    const areBothSeen = (one: Element, other: Element, x: number, y: number) => {
      // What is cut off is not hit.
      const hit = document.elementsFromPoint(x, y);
      const [first = -1, last = -1] = [hit.indexOf(one), hit.indexOf(other)].sort((a, b) => a - b);
      return (
        first >= 0 &&
        !hit
          .slice(first, last)
          .some((each) => /^rgb\(/.test(getComputedStyle(each).backgroundColor))
      );
    };
    return lines.flatMap(({ text, element, box }, index) =>
      lines.slice(index + 1).flatMap((other) => {
        if (other.element === element) return [];
        const [left, right] = [
          Math.max(box.left, other.box.left),
          Math.min(box.right, other.box.right),
        ];
        const [top, bottom] = [
          Math.max(box.top, other.box.top),
          Math.min(box.bottom, other.box.bottom),
        ];
        // Boxes of lines are higher than their letters.
        const most = Math.min(box.height, other.box.height) * 0.25;
        if (right - left <= 1 || bottom - top <= most) return [];
        return areBothSeen(element, other.element, (left + right) / 2, (top + bottom) / 2)
          ? [`${text} / ${other.text}`]
          : [];
      }),
    );
  });
}
