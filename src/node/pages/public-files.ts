import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSvg } from '../assets/pictures.ts';
import { fileErrorOf } from '../project/file-system.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';

/** Where the owner keeps media: nothing in it is published unless a page names it. */
const mediaFolder = '/media/';

/** Files that a system keeps beside those of its user. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * The files below `public/` that are published as they are: those that a page names, and all outside
 * of `media/`. Of pictures and fonts, which can hold more than they show, only what is made from
 * them is.
 */
export function publishedFiles(
  { references, hiddenFiles }: Pick<ResolvedSite, 'references' | 'hiddenFiles'>,
  files = publicFiles(),
): string[] {
  const { audio, file, font, link, picture, textLink, video } = references;
  const links = [...link, ...textLink];
  const named = new Set([...video, ...audio, ...file, ...links, ...picture.filter(isSvg)]);
  const heldBack = new Set([...picture, ...font, ...hiddenFiles]);
  const isPublished = (path: string) =>
    !heldBack.has(path) && !path.startsWith(mediaFolder) && !systemFiles.includes(basename(path));
  return files.filter((path) => named.has(path) || isPublished(path));
}

/** Copies them to a built site; a file of the owner's takes the place of one that was made. */
export async function copyPublicFiles(
  resolved: ResolvedSite,
  folder: string,
  warn: (message: string) => void,
): Promise<void> {
  for (const path of publishedFiles(resolved)) {
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
