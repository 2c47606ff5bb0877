import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSvg } from '../assets/pictures.ts';
import { fileErrorOf } from '../project/file-system.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';

/** The folder of media. A file in it is published only where a page names it. */
const mediaFolder = '/media/';

/** Files that a system keeps beside those of its user. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * The files below `public/` that are published as they are: those that a page names, and all outside
 * of `media/`. Pictures and fonts are not, since they may hold more than they show: what the build
 * makes from them is.
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

/** Copies these files to a built site. One of the owner's replaces one that the build has made. */
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
