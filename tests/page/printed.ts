import type { Page } from 'playwright/test';

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
