import type { Page } from 'playwright/test';
import { fontsLoaded } from './layout.ts';

/** Waits for fonts and images, and removes the emoji, which differ from machine to machine. */
export async function preparePicture(page: Page): Promise<void> {
  await fontsLoaded(page);
  await page.evaluate(async () => {
    const inView = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(inView.map((image) => image.decode()));
    // Every system draws its own emoji, and of another width.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/\p{Emoji_Presentation}/u.test(text)) {
        node.textContent = text.replace(/\p{Emoji_Presentation}\s*/gu, '');
      }
    }
  });
}
