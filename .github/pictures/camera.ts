import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Sharp } from 'sharp';
import { serveFolder } from '../../tests/browser/static-server.ts';
import { waitForHydration } from '../../tests/page/actions.ts';
import { fontsLoaded } from '../../tests/page/layout.ts';
import { build } from '../../tests/project/cli.ts';
import type { ProjectCopy } from '../../tests/project/copy-project.ts';

/** Builds the site in a copy of the project, serves it while it is photographed, and removes the copy. */
export async function whileServed(
  { folder, remove }: ProjectCopy,
  photograph: (url: string) => Promise<void>,
): Promise<void> {
  try {
    const { code, output } = await build(folder);
    if (code !== 0) throw new Error(`A site to photograph does not build:\n${output}`);
    const { url, close } = await serveFolder(`${folder}/dist`);
    await photograph(url).finally(close);
  } finally {
    remove();
  }
}

/** Opens a page at rest: its film is the poster, so that the picture is the same every time. */
export async function openAtRest(
  camera: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<Page> {
  const page = await camera.newPage({ ...options, reducedMotion: 'reduce' });
  await page.goto(url);
  await waitForHydration(page);
  await prepare(page);
  return page;
}

/** Waits for fonts and images, and removes the emoji, which every system draws in its own way and width. */
export async function prepare(page: Page): Promise<void> {
  await fontsLoaded(page);
  await page.evaluate(async () => {
    // Pictures below the screen would never be decoded.
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.textContent = (node.textContent ?? '').replace(/\p{Emoji_Presentation}\s*/gu, '');
  });
}

/** Writes a picture, and says how large it is. */
export async function save(picture: Sharp, quality: number, file: string): Promise<void> {
  const { size } = await picture.webp({ quality, effort: 6 }).toFile(file);
  console.log(`${file} (${size.toLocaleString('en')} bytes)`);
}
