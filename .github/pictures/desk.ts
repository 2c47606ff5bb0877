import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { openDesk } from '../../tests/page/desk.ts';
import { serve } from '../../tests/project/cli.ts';
import { copyProject } from '../../tests/project/copy-project.ts';
import { siteWithTheme } from '../../tests/project/site-files.ts';
import { prepare, save } from './camera.ts';

const viewport = { width: 1280, height: 720 };

/** Writes a film of a heading that is edited on the page, and a picture of the looks to choose from, to a folder. */
export async function filmDesk(camera: Browser, folder: string): Promise<void> {
  const project = copyProject({ site: siteWithTheme('  preset: meridian\n') });
  const { url, stop } = await serve(project.folder, 'dev');
  try {
    const page = await camera.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
    const server = { url, folder: project.folder };
    const { site, button } = await openDesk(page, server, '/contact-me');
    await prepare(page);
    const film = filmOf(page, () => / +heading: '?(?:Contact|Write) .*/.exec(site())?.[0] ?? '');
    await film.shoot(700);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.hover();
    await film.shoot(900);
    await heading.click();
    await page.keyboard.press('Control+a');
    await film.shoot(500);
    for (const word of ['Write', ' to', ' me', ':', ' I', ' answer']) {
      await page.keyboard.type(word);
      await film.shoot(180);
    }
    await film.shoot(500);
    await page.keyboard.press('Enter');
    while (!site().includes("'Write to me: I answer'")) await setTimeout(50);
    await button(/^Undo:/).waitFor();
    await heading.hover({ position: { x: 2, y: 2 } });
    await film.shoot(1400);
    await button(/^Undo/).click();
    await page.getByText('Contact me by:').first().waitFor();
    await film.shoot(1400);
    await film.save(join(folder, 'desk-film.webp'));
    await button('Look').click();
    await page.getByRole('region', { name: 'Look' }).getByRole('textbox').first().waitFor();
    // Each look is a page of its own, which has its fonts and pictures once it is loaded.
    for (const frame of page.frames()) await frame.waitForLoadState('networkidle');
    await save(sharp(await page.screenshot()), 75, join(folder, 'desk.webp'));
    await page.close();
  } finally {
    await stop();
    project.remove();
  }
}

/**
 * Films a page as pictures, each of which is shown for a time in ms.
 * @param line reads the line of the file that stands below the page
 */
function filmOf(page: Page, line: () => string) {
  const frames: Promise<Buffer>[] = [];
  const delay: number[] = [];
  return {
    shoot: async (ms: number) => {
      const last = await page.screenshot();
      frames.push(
        sharp(last)
          .resize(960)
          .extend({ bottom: 40 })
          .composite([captionOf(line())])
          .toBuffer(),
      );
      delay.push(ms);
    },
    save: async (file: string) => {
      const film = sharp(await Promise.all(frames), { join: { animated: true } });
      await film.webp({ quality: 60, effort: 6, delay, loop: 0 }).toFile(file);
    },
  };
}

/** Draws a line of the owner's file. */
function captionOf(line: string) {
  const text = `site.config.yaml  ${line.trim()}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="40">
    <rect width="960" height="40" fill="#1c1d22"/>
    <text x="24" y="25" fill="#e8e8ee" font-family="monospace" font-size="15" xml:space="preserve">${text}</text>
  </svg>`;
  return { input: Buffer.from(svg), gravity: 'south' };
}
