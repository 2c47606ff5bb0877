import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isFilm, isPicture } from '../../../shared/picture-folder.ts';
import { textMedia } from '../../../shared/text-media.ts';
import { fileErrorCode } from './file-system.ts';
import { engine, site } from './places.js';
import { PlainError } from './plain-error.ts';

/** The folder of images, videos and other files of the owner. */
export const publicDir = join(site, 'public');

/** The folder of the owner's texts, which may have pictures beside them. */
const textFolder = join(site, 'content');

/** The files that examples of section types name, under the path by which a site without them shows the examples. */
export const exampleMedia = {
  path: '/__gallery/media/',
  folder: join(engine, 'src', 'node', 'dev', 'dev-server', 'example-media'),
};

/** The content of `public/`. The keys of the maps are URL paths, such as `/media/logo.svg`. */
export type PublicFolder = {
  /**
   * The path of each file on the disk. File systems differ in how they encode accents, so the URL paths in
   * the keys are normalised. A folder without read permission counts as a file.
   */
  files: Map<string, string>;
  folders: Map<string, string>;
  /** Symbolic links to files outside `public/`, which are listed to be refused, since such files are not public. */
  symlinksOutside: string[];
  /** The files and folders that are not published because of their names. */
  leftOut: string[];
};

/** The names with a dot that hosts know. Any other begins the name of a hidden file, such as `.env`. */
const hostNames = ['.well-known', '.nojekyll', '.htaccess', '.domains'];

/** Matches the names of hidden files, of backups as editors write them, and of private keys. */
const privateName =
  /^\.(?!\.?$)|^~\$|^#.*#$|~$|\.(?:bak|orig|old|tmp|save|sw[a-p]|pem)$|^id_(?:rsa|dsa|ecdsa|ed25519)$/i;

/** Files of operating systems and of Git. They are not published either, and no owner needs to know of them. */
const systemFiles = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep', '.gitignore'];

/** Checks whether a file or a folder is not published because of its name, or because of that of a folder around it. */
export function hasPrivateName(path: string): boolean {
  return path.split(/[\\/]/).some(isPrivateName);
}

const isPrivateName = (name: string) =>
  systemFiles.includes(name) || (privateName.test(name) && !hostNames.includes(name));

/** Reads `public/` with all subfolders. This takes long if there are thousands of files, so callers read it once. */
export function readPublicFolder(folder = publicDir): PublicFolder {
  const found: PublicFolder = {
    files: new Map(),
    folders: new Map(),
    symlinksOutside: [],
    leftOut: [],
  };
  if (entriesIn(folder)) collect(found, folder, folder);
  return found;
}

let known: PublicFolder | undefined;
let isWatched = false;

/** Returns what is in `public/`: the same object until something below it is another. While it is watched, nobody reads it again. */
export const publicFolder = (): PublicFolder => (isWatched && known) || publicFolderNow();

/** Reads `public/` again. */
export function publicFolderNow(): PublicFolder {
  const found = readPublicFolder();
  for (const [path, place] of readPublicFolder(textFolder).files)
    if (isPicture(path) || isFilm(path)) found.files.set(textMedia + path.slice(1), place);
  if (!known || !isDeepStrictEqual(found, known)) known = found;
  return known;
}

/** Tells that a file below `public/` may have another content, which whoever watches the folder does from then on. */
export function publicChanged(): void {
  isWatched = true;
  known = undefined;
}

/**
 * Returns the path on the disk for a URL path, even if the file system encodes accents in another way.
 * @throws {PlainError} if a symbolic link leads to a file outside `public/`
 */
export function publicFilePath(path: string, folder = publicDir): string {
  if (path.startsWith(exampleMedia.path))
    return join(exampleMedia.folder, path.slice(exampleMedia.path.length));
  if (path.startsWith(textMedia))
    return publicFilePath(path.slice(textMedia.length - 1), textFolder);
  const written = join(folder, path);
  const isThere = existsSync(written);
  const place = (isThere ? undefined : readPublicFolder(folder).files.get(path)) ?? written;
  if (isOutside(place, folder)) throw new PlainError(`public${path} is outside of public/.`);
  return place;
}

/** Returns the place of a folder below `public/`, or of one with texts; undefined if there is none of this path. */
export function publicFolderAt(path: string): string | undefined {
  const isOfTexts = `${path}/`.startsWith(textMedia);
  if (!isOfTexts) return publicFolder().folders.get(path);
  const below = path.slice(textMedia.length - 1);
  return below === '' ? textFolder : readPublicFolder(textFolder).folders.get(below);
}

/** Decodes the path of a URL, without its query; undefined if an escape is invalid, or is that of a step in the path. */
export function decodedPath(address: string): string | undefined {
  const [path = ''] = address.split('?');
  try {
    const names = path.split('/').map(decodeURIComponent);
    return names.some((name) => /[\\/]|^\.\.$/.test(name)) ? undefined : names.join('/');
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Tells sirv which path a request is for. By itself, sirv would not decode the escapes of `#` and `?`. */
export function setRequestedPath(request: IncomingMessage, path: string): void {
  Object.assign(request, { _parsedUrl: { raw: request.url, pathname: encodeURI(path) } });
}

/** Checks whether a path below `public/` is private by its name, or leads through a symbolic link out of `public/`. */
export function isPrivate(place: string): boolean {
  const isInside = place.startsWith(`${publicDir}${sep}`);
  return (isInside && hasPrivateName(relative(publicDir, place))) || leadsOut(place);
}

/** Checks whether a path below one of some folders leads, through a symbolic link, to a place outside all of them. */
export function leadsOut(place: string, folders: readonly string[] = [publicDir]): boolean {
  const isInside = folders.some((folder) => `${place}${sep}`.startsWith(`${folder}${sep}`));
  return isInside && folders.every((folder) => isOutside(place, folder));
}

/** Checks whether a path leads out of a folder. A broken link does not, since no file can be read through the link. */
function isOutside(place: string, folder: string): boolean {
  try {
    return !`${realpathSync.native(place)}${sep}`.startsWith(
      `${realpathSync.native(folder)}${sep}`,
    );
  } catch (error) {
    fileErrorCode(error);
    return false;
  }
}

function collect(found: PublicFolder, top: string, place: string, path = '', above = ['']): void {
  const entries = entriesIn(place);
  if (!entries) return void found.files.set(path, place);
  if (place !== top) found.folders.set(path, place);
  const real = realpathSync.native(place);
  // A symbolic link may lead back to a parent folder, which is not read again, since that would never end.
  if (above.includes(real)) return;
  for (const entry of entries) {
    const inside = join(place, entry.name);
    const insidePath = `${path}/${entry.name.normalize('NFC')}`;
    if (isPrivateName(entry.name)) {
      if (!systemFiles.includes(entry.name))
        found.leftOut.push(`${insidePath}${entry.isDirectory() ? '/' : ''}`);
    } else if (entry.isSymbolicLink() && isOutside(inside, top))
      found.symlinksOutside.push(insidePath);
    else collect(found, top, inside, insidePath, [...above, real]);
  }
}

/** Lists a folder; undefined for a file, a broken link or a folder without read permission. */
function entriesIn(place: string) {
  try {
    return statSync(place).isDirectory() ? readdirSync(place, { withFileTypes: true }) : undefined;
  } catch (error) {
    fileErrorCode(error);
    return undefined;
  }
}
