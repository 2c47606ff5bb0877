import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
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
  const found = { files: new Map(), folders: new Map(), linksOut: [] };
  if (entriesIn(folder)) collect(found, folder, folder);
  return found;
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

/** Whether a place on the disk is reached by way of `public/`, and is outside of it. */
export function leadsOut(place: string): boolean {
  return `${place}${sep}`.startsWith(`${publicDir}${sep}`) && isOutside(place, publicDir);
}

function placeOf(path: string, folder: string): string {
  const place = join(folder, path);
  if (existsSync(place)) return place;
  const { files, folders } = readPublicFolder(folder);
  return files.get(path) ?? folders.get(path) ?? place;
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

type Found = { files: Map<string, string>; folders: Map<string, string>; linksOut: string[] };

function collect(found: Found, top: string, place: string, path = '', above = ['']): void {
  const entries = entriesIn(place);
  if (!entries) return void found.files.set(path, place);
  if (place !== top) found.folders.set(path, place);
  const real = realpathSync.native(place);
  // A link may lead back to a folder that holds it.
  if (above.includes(real)) return;
  for (const entry of entries) {
    const inside = join(place, entry.name);
    const insidePath = `${path}/${entry.name.normalize('NFC')}`;
    if (entry.isSymbolicLink() && isOutside(inside, top)) found.linksOut.push(insidePath);
    else collect(found, top, inside, insidePath, [...above, real]);
  }
}

/** What is in a folder; undefined for a file, a link that leads nowhere, or a folder that nobody may read. */
function entriesIn(place: string) {
  try {
    return statSync(place).isDirectory() ? readdirSync(place, { withFileTypes: true }) : undefined;
  } catch (error) {
    fileErrorOf(error);
    return undefined;
  }
}
