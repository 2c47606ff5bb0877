import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { portrait } from './pages.ts';
import { type ProfileName, profiles } from './profiles.ts';
import type { Target } from './targets.ts';
import { loading, visit } from './visit.ts';

/**
 * Puts the photo that the site's page chooses on a device into a folder, under the name that the
 * HTML baseline has for its own: both sides then show the same bytes. A site without a photo leaves
 * the folder empty.
 */
export async function copyPhoto(
  browser: Browser,
  site: Target,
  profile: ProfileName,
  folder: string,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { url } = site.page(portrait.page, profile);
  const photo = await visit(browser, { profile: profiles[profile] }, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: loading });
    return page.evaluate(() => document.querySelector<HTMLImageElement>('main img')?.currentSrc);
  });
  if (!photo) return;
  const answer = await fetch(photo);
  if (!answer.ok) throw new Error(`${photo} answers ${answer.status}`);
  const file = join(folder, portrait.baseline);
  mkdirSync(dirname(file), { recursive: true });
  // Browsers know a picture by its first bytes, not by its name.
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}
