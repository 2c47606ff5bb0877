import type { Page } from 'playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { waitForAnimations, waitForHydration } from './actions.ts';

/** A text on the screen: the rectangles of its lines and its colour, as red, green and blue. */
export type Text = {
  text: string;
  boxes: { x: number; y: number; width: number; height: number }[];
  color: [number, number, number];
  isName: boolean;
};

/** Screens from the smallest phone, upright and on its side, to a large desktop. */
export const screenSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** Opens the welcome page of a site, and waits until its video is shown and its entrances are over. */
export async function openWelcome(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForHydration(page);
  await page.locator('video[data-shown=true]').waitFor();
  await waitForAnimations(page);
}

/** The texts over the video, where they stand after their entrances. */
export async function textsOverVideo(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({
        x: Math.floor(x),
        y: Math.floor(y),
        width: Math.ceil(width),
        height: Math.ceil(height),
      }));
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(parent).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      const isName = parent.localName === 'h1';
      found.push({ text: node.textContent, boxes, color: [red, green, blue], isName });
    }
    return found;
  });
}

/** Hides the texts, and leaves everything that lies behind them. */
export async function hideTexts(page: Page): Promise<void> {
  await page.addStyleTag({
    content: 'main *, main *::after { color: transparent !important; transition: none !important }',
  });
}

/** Shows the frame of the video at a moment, from 0 at its start to 1 at its end. */
async function showFrameAt(page: Page, moment: number): Promise<void> {
  await page.locator('video').evaluate(async (element, share) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error('The element is not a video');
    element.pause();
    const presented = new Promise((resolve) => element.requestVideoFrameCallback(resolve));
    element.currentTime = element.duration * share;
    await presented;
  }, moment);
}

/** The moments of the video that are looked at, from 0 at its start to 1 at its end. */
const moments = Array.from({ length: 12 }, (_, index) => index / 12);

/** How readable texts are on a video: the least contrast of any, and what falls below its demand. */
export type Readability = { least: number; tooLow: string[] };

/** Compares each text with what lies behind it, in frames from all of the video. */
export async function readabilityOverVideo(
  page: Page,
  texts: readonly Text[],
): Promise<Readability> {
  await hideTexts(page);
  const frames = new Set<string>();
  const tooLow: string[] = [];
  let least = 21;
  for (const moment of moments) {
    await showFrameAt(page, moment);
    const screenshot = await page.screenshot();
    frames.add(screenshot.toString('base64'));
    const pixels = await decode(screenshot);
    for (const text of texts) {
      const contrast = leastContrast(pixels, text);
      least = Math.min(least, contrast);
      if (contrast >= neededContrast(text)) continue;
      tooLow.push(`${text.text} at ${moment.toFixed(2)}: ${contrast.toFixed(2)}:1`);
    }
  }
  if (frames.size < moments.length) throw new Error('The video shows the same frame twice');
  return { least, tooLow };
}

/** What a text has to have at least: the name, by which the page is known, more than others. */
export function neededContrast({ isName }: Text): number {
  return isName ? 7 : 4.5;
}

/** The pixels of a screenshot. */
export type Pixels = { data: Buffer; info: OutputInfo };

/** Decodes a screenshot. */
export function decode(screenshot: Buffer): Promise<Pixels> {
  return sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The least contrast of a text to any pixel behind it. */
export function leastContrast({ data, info }: Pixels, { boxes, color }: Text): number {
  const ink = luminance(color[0], color[1], color[2]);
  let least = 21;
  for (const { x, y, width, height } of boxes) {
    for (let row = Math.max(0, y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.max(0, x); column < Math.min(x + width, info.width); column += 1) {
        const at = (row * info.width + column) * info.channels;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        const ground = luminance(red, green, blue);
        const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
        least = Math.min(least, ratio);
      }
    }
  }
  return least;
}

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
