import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileErrorOf } from './file-system.ts';
import { root } from './paths.ts';
import { PlainError } from './plain-error.ts';

/** The folder of the media. */
export const publicDir = join(root, 'public');

/** What is below `public/`, each by its path as it is served, such as `/media/logo.svg`. */
export type PublicFolder = {
  /**
   * Where each file is on the disk. Accents have one form in paths, whichever the file system keeps.
   * What cannot be looked into stands for itself.
   */
  files: ReadonlyMap<string, string>;
  folders: ReadonlyMap<string, string>;
  /** Links that lead out of the folder: what they lead to was never meant for visitors. */
  linksOut: readonly string[];
};

/** Looks through `public/`, which may hold thousands of files: a reading of the site does so once. */
export function readPublicFolder(folder = publicDir): PublicFolder {
  const entries = entriesOf(folder);
  const of = (kind: Entry['kind']) =>
    entries.flatMap((each): [string, string][] =>
      each.kind === kind ? [[each.path, each.place]] : [],
    );
  return {
    files: new Map(of('file')),
    folders: new Map(of('folder')),
    linksOut: of('link out').map(([path]) => path),
  };
}

/** The files below `public/`, as they are served. */
export function publicFiles(folder = publicDir): string[] {
  return [...readPublicFolder(folder).files.keys()];
}

/**
 * Where on the disk the file of a path is, whichever form its accents have there.
 * @throws {PlainError} for one that is outside of `public/`; the check refuses all that name one.
 */
export function publicPlace(path: string, folder = publicDir): string {
  const place = placeOf(path, folder);
  if (isOutside(place, folder)) throw new PlainError(`public${path} is outside of public/.`);
  return place;
}

/** Whether there is something of this path, even if it is a link that leads nowhere. */
export function isInPublic(path: string, folder = publicDir): boolean {
  const place = placeOf(path, folder);
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined && !isOutside(place, folder);
}

/** Whether a place on the disk is reached by way of `public/`, and is outside of it. */
export function leadsOut(place: string): boolean {
  return `${place}${sep}`.startsWith(`${publicDir}${sep}`) && isOutside(place, publicDir);
}

type Entry = { path: string; place: string; kind: 'file' | 'folder' | 'link out' };

function placeOf(path: string, folder: string): string {
  const place = join(folder, path);
  if (existsSync(place)) return place;
  return entriesOf(folder).find((entry) => entry.path === path)?.place ?? place;
}

/** What leads nowhere is not outside: nothing can be read there. */
function isOutside(place: string, folder: string): boolean {
  try {
    return !`${realpathSync.native(place)}${sep}`.startsWith(
      `${realpathSync.native(folder)}${sep}`,
    );
  } catch (error) {
    fileErrorOf(error);
    return false;
  }
}

function entriesOf(folder: string): Entry[] {
  return existsSync(folder) ? entriesBelow(folder, folder) : [];
}

function entriesBelow(top: string, folder: string, prefix = '', above: string[] = []): Entry[] {
  const real = realpathSync.native(folder);
  // A link may lead back to a folder that holds it.
  if (above.includes(real)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): Entry[] => {
    const place = join(folder, entry.name);
    const path = `${prefix}/${entry.name.normalize('NFC')}`;
    if (entry.isSymbolicLink() && isOutside(place, top)) return [{ path, place, kind: 'link out' }];
    try {
      if (statSync(place).isDirectory()) {
        const inside = entriesBelow(top, place, path, [...above, real]);
        return [{ path, place, kind: 'folder' }, ...inside];
      }
    } catch (error) {
      // A link that leads nowhere, or a folder that nobody may read.
      fileErrorOf(error);
    }
    return [{ path, place, kind: 'file' }];
  });
}
