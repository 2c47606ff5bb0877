import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileErrorOf } from './file-error.ts';
import { root } from './paths.ts';

/** The folder of the media. */
export const publicDir = join(root, 'public');

/**
 * The files below `public/`, as they are served: `/media/logo.svg`. Accents have one form, whichever
 * the file system keeps. What cannot be looked into stands for itself.
 */
export function publicFiles(folder = publicDir): string[] {
  return existsSync(folder) ? entriesBelow(folder).map(({ path }) => path) : [];
}

/** Where on the disk the file of a path is, whichever form its accents have there. */
export function publicPlace(path: string, folder = publicDir): string {
  const place = join(folder, path);
  if (existsSync(place) || !existsSync(folder)) return place;
  return entriesBelow(folder).find((entry) => entry.path === path)?.place ?? place;
}

/** Whether there is something of this name, even if it is a link that leads nowhere. */
export function isThere(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

type Entry = { path: string; place: string };

function entriesBelow(folder: string, prefix = '', above: readonly string[] = []): Entry[] {
  const real = realpathSync(folder);
  // A link may lead back to a folder that holds it.
  if (above.includes(real)) return [];
  return readdirSync(folder).flatMap((name) => {
    const place = join(folder, name);
    const path = `${prefix}/${name.normalize('NFC')}`;
    try {
      return statSync(place).isDirectory()
        ? entriesBelow(place, path, [...above, real])
        : [{ path, place }];
    } catch (error) {
      // A link that leads nowhere, or a folder that nobody may read.
      fileErrorOf(error);
      return [{ path, place }];
    }
  });
}
