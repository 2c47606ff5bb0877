import { copyFile, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { textMedia } from '../../../shared/text-media.ts';
import { fileErrorCode } from '../../files/project/file-system.ts';
import { fullDisk } from '../../files/project/full-disk.js';
import { type ResolvedSite, targetsOf } from '../../files/site-files/resolve-site.ts';
import type { SiteFiles } from '../../files/site-files/site-files.ts';
import { isSvg } from '../assets/pictures.ts';

/** A file in this folder is published only if a page names it. */
const mediaFolder = '/media/';

/**
 * Returns the files below `public/` that are published unchanged: the files that a page names, and all files
 * outside `media/`. The originals of raster pictures and fonts are no such files, since they may contain private data.
 * Instead of them, the files that the build makes from them are published.
 */
export function findPublished(
  files: Iterable<string>,
  { references, hiddenFiles }: Pick<ResolvedSite, 'references' | 'hiddenFiles'>,
): Set<string> {
  const pictures = targetsOf(references, 'picture');
  const unchanged = targetsOf(references, 'video', 'audio', 'file', 'link', 'text link');
  const named = new Set([...unchanged, ...pictures.filter(isSvg)]);
  const heldBack = new Set([...pictures, ...targetsOf(references, 'font'), ...hiddenFiles]);
  const isPublished = (path: string) =>
    !heldBack.has(path) && !path.startsWith(mediaFolder) && !path.startsWith(textMedia);
  return new Set([...files].filter((path) => named.has(path) || isPublished(path)));
}

/** Copies the published files to a built site in all its languages. A file of the owner replaces a built file of the same path. */
export async function copyPublicFiles(
  languages: readonly SiteFiles[],
  folder: string,
  warn: (message: string) => void,
): Promise<void> {
  const publicFiles = languages[0]?.publicFiles ?? new Map<string, string>();
  // What one language holds back, no other one may publish.
  const published = findPublished(publicFiles.keys(), {
    references: languages.flatMap(({ references }) => references),
    hiddenFiles: languages.flatMap(({ hiddenFiles }) => hiddenFiles),
  });
  for (const [path, place] of publicFiles) {
    try {
      if (!published.has(path) || !(await stat(place)).isFile()) continue;
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await copyFile(place, join(folder, path));
    } catch (error) {
      if (fullDisk(error) !== undefined) throw error;
      warn(`public${path} is not published: it cannot be read (${fileErrorCode(error)}).`);
    }
  }
}
