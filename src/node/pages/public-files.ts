import { copyFile, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSvg } from '../assets/pictures.ts';
import { fileErrorOf } from '../project/file-system.ts';
import { publicFiles, publicPlace } from '../project/public-files.ts';
import type { ResolvedSite } from '../site-files/resolve-site.ts';

/** A file in this folder is published only if a page names it. */
const mediaFolder = '/media/';

/** Files that operating systems create in folders. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/**
 * Returns the files below `public/` that are published unchanged: the files that a page names, and all files
 * outside `media/`. The originals of pictures and fonts may hold private data, so only the files that the
 * build makes from them are published.
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

/** Copies the published files to a built site. A file of the owner replaces a built file of the same path. */
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
