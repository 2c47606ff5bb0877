import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { serveFolder } from './browser/static-server.ts';
import { waitForHydration } from './page/actions.ts';
import { preparePicture } from './page/screenshot.ts';
import { build } from './project/cli.ts';
import { copyProject } from './project/copy-project.ts';
import { wholeSiteFolder } from './project/site-files.ts';

/** The page of each whole site that says most of it. */
const subjects = [
  { name: 'developer', path: '/cv/' },
  { name: 'photographer', path: '/photographs/' },
  { name: 'maker', path: '/works/' },
] as const;

/** Takes a picture of each whole site, and writes it to a folder. */
export async function photographSites(camera: Browser, folder: string): Promise<void> {
  for (const { name, path } of subjects) {
    const project = copyProject();
    try {
      cpSync(wholeSiteFolder(name), project.folder, { recursive: true });
      const { code, output } = await build(project.folder);
      if (code !== 0) throw new Error(`The site of the ${name} does not build:\n${output}`);
      const { url, close } = await serveFolder(join(project.folder, 'dist'));
      const page = await camera.newPage({
        viewport: { width: 1280, height: 1440 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.goto(url + path);
      await waitForHydration(page);
      // Pictures below the screen would never be decoded.
      await page.evaluate(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await preparePicture(page);
      await sharp(await page.screenshot())
        .resize(800)
        .webp({ quality: 70, effort: 6 })
        .toFile(join(folder, `site-${name}.webp`));
      await page.close();
      await close();
    } finally {
      project.remove();
    }
  }
}
