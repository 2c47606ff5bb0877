import type { Page } from 'playwright/test';
import sharp from 'sharp';
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

/** The screen as a small PNG; `scale` shrinks it, from 1. */
export async function takeScreenshot(page: Page, scale = 1): Promise<Buffer> {
  const shot = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { width } = await shot.metadata();
  return shot
    .resize(Math.round(width * scale))
    .png({ palette: true, quality: 95, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
