import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SiteConfig } from '../../site.ts';
import { isSvg } from '../assets/pictures.ts';
import { textsOf } from '../assets/site-texts.ts';
import { fileErrorOf } from '../project/file-error.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';

/** Where the owner keeps media: nothing in it is published unless a page names it. */
const mediaFolder = '/media/';

/** Files that a system keeps beside those of its user. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * The files below `public/` that are published as they are: those that a page names, and all outside
 * of `media/`. Of pictures and fonts, which can hold more than they show, only what is made from
 * them is.
 * @param site without its hidden pages
 */
export function publishedFiles(site: SiteConfig, files = publicFiles()): string[] {
  const pictures = textsOf(site, 'picture');
  const asTheyAre = new Set([
    ...(['film', 'track', 'file', 'link'] as const).flatMap((role) => textsOf(site, role)),
    ...urlsIn(site),
    ...pictures.filter(isSvg),
  ]);
  const made = new Set([...pictures, ...textsOf(site, 'font')]);
  return files.filter((path) => {
    if (asTheyAre.has(path)) return true;
    return (
      !made.has(path) && !path.startsWith(mediaFolder) && !systemFiles.includes(basename(path))
    );
  });
}

/** Where the links within texts lead to. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'url' && typeof each === 'string' ? [each.normalize('NFC')] : urlsIn(each),
  );
}

/** Copies them to a built site; a file of the owner's takes the place of one that was made. */
export async function copyPublicFiles(
  site: SiteConfig,
  folder: string,
  warn: (message: string) => void,
): Promise<void> {
  for (const path of publishedFiles(site)) {
    const place = publicPlace(path);
    try {
      if (!(await stat(place)).isFile()) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await copyFile(place, join(folder, path));
    } catch (error) {
      warn(`public${path} is not published: it cannot be read (${fileErrorOf(error)}).`);
    }
  }
}
