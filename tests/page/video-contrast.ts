import { wcagLuminance } from 'culori';
import { expect, type Page } from 'playwright/test';
import sharp, { type OutputInfo } from 'sharp';
import { openAtRest } from './actions.ts';
import { type ShownText, shownTexts } from './texts.ts';

/** Screens from the smallest phone, upright and on its side, to a large desktop. */
export const screenSizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** The light of each value of a channel, from 0 to 1: that of the grey whose channels have this value. */
const linear = Array.from({ length: 256 }, (_, value) =>
  wcagLuminance(`rgb(${value} ${value} ${value})`),
);

/** Opens the welcome page of a site, and expects every text to be readable on so many frames of its video. */
export async function expectReadableVideo(page: Page, url: string, count = 12): Promise<void> {
  await openAtRest(page, url);
  await page.locator('video[data-shown=true]').waitFor();
  const texts = await textsOfMain(page);
  expect(texts.filter(({ inside }) => inside.includes('h1'))).toHaveLength(1);
  await hideTexts(page);
  const frames = new Set<string>();
  const tooLow: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const moment = index / count;
    await showFrameAt(page, moment);
    const screenshot = await page.screenshot();
    frames.add(screenshot.toString('base64'));
    const found = hardToRead(texts, await decode(screenshot));
    tooLow.push(...found.map((each) => `${each} at ${moment.toFixed(2)}`));
  }
  expect(frames.size, 'frames that differ').toBe(count);
  expect(tooLow).toEqual([]);
}

/**
 * Expects every text of the page that is open to be readable on what lies behind it now.
 * @param nameContrast the least contrast of the owner's name
 */
export async function expectReadable(page: Page, nameContrast = 7): Promise<void> {
  const texts = await textsOfMain(page);
  await hideTexts(page);
  expect(hardToRead(texts, await decode(await page.screenshot()), nameContrast)).toEqual([]);
}

async function textsOfMain(page: Page): Promise<ShownText[]> {
  return (await shownTexts(page)).filter(({ inside }) => inside.includes('main'));
}

/** Hides the texts, and leaves everything that lies behind them. */
async function hideTexts(page: Page): Promise<void> {
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

/** The share of the screen that has a colour. */
export async function shareOf(
  color: { r: number; g: number; b: number },
  page: Page,
): Promise<number> {
  const { data, info } = await decode(await page.screenshot());
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const distance = [color.r, color.g, color.b].map((value, index) =>
      Math.abs(value - (data[at + index] ?? 0)),
    );
    if (Math.max(...distance) <= 4) found += 1;
  }
  return found / (info.width * info.height);
}

/** The texts whose contrast is too low. */
function hardToRead(texts: readonly ShownText[], pixels: Pixels, nameContrast = 7): string[] {
  return texts.flatMap((text) => {
    const contrast = leastContrast(pixels, text);
    // The owner's name is the heading, and needs more contrast than other texts on a video.
    return contrast < (text.inside.includes('h1') ? nameContrast : 4.5)
      ? [`${text.text}: ${contrast.toFixed(2)}:1`]
      : [];
  });
}

type Pixels = { data: Buffer; info: OutputInfo };

function decode(screenshot: Buffer): Promise<Pixels> {
  return sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** The least contrast of a text to any pixel behind it. */
function leastContrast({ data, info }: Pixels, { lines, color }: ShownText): number {
  const ink = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  let [darkest, brightest] = [1, 0];
  for (const { left, right, top, bottom } of lines) {
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(bottom, info.height); row += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, info.width); x += 1) {
        const at = (row * info.width + x) * info.channels;
        const ground = luminance(data.subarray(at, at + 3));
        darkest = Math.min(darkest, ground);
        brightest = Math.max(brightest, ground);
      }
    }
  }
  const ratioTo = (ground: number) =>
    (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  return darkest <= ink && ink <= brightest ? 1 : Math.min(ratioTo(darkest), ratioTo(brightest));
}

/** The relative luminance of a colour (WCAG 2.2), of its red, green and blue. */
function luminance(channels: ArrayLike<number>): number {
  const light = (at: number) => linear[channels[at] ?? 0] ?? 0;
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2);
}
