import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { textMedia } from '../../../shared/text-media.ts';
import { servedFolders, site } from '../../files/project/places.js';
import {
  decodedPath,
  isPrivate,
  leadsOut,
  publicDir,
  publicFolder,
  setRequestedPath,
} from '../../files/project/public-files.ts';
import { isFromThisComputer } from './local-requests.ts';

/** The prefixes of Vite's URLs for any file on the disk. It also finds one by its path alone. */
const diskPrefix = /^\/@(?:fs|id)(?=\/)/;

/**
 * Creates a middleware for the files below `public/`, named exactly as on the disk: Apple's file systems may store an
 * accented letter as two Unicode characters. A malformed URL, that of a
 * private file below `public/`, or one that leads out of the site through a symbolic link, gets the home page, like
 * any unknown URL. So does the path of a file on the disk that another computer asks for and no page needs.
 */
export function servePublicRequests(
  isNeeded: (file: string) => boolean,
): Connect.NextHandleFunction {
  const serve = sirv(site, { dev: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const { url = '/' } = request;
    const path = decodedPath(url);
    // Vite itself would send hidden files, and follow a symbolic link to any place.
    const isRefused =
      path === undefined ||
      isElsewhere(placeOf(path)) ||
      (isOnDisk(path) && !isFromThisComputer(request) && !isNeeded(placeOf(path)));
    if (isRefused) request.url = '/';
    const place = isRefused ? undefined : publicFolder().files.get(path.normalize('NFC'));
    const isModule = url.includes('?') && !path?.startsWith(textMedia);
    // Vite itself finds no file whose name has a `#` or a `?`, and none of a folder that was removed and restored. But
    // it makes a module of a file that a module imports.
    if (place === undefined || isModule) return next();
    setRequestedPath(request, `/${relative(site, place).split(sep).join('/')}`);
    serve(request, response, next);
  };
}

/** A site may have a link to its `public/` or `node_modules`, so what is below their real places is not elsewhere. */
const isElsewhere = (place: string) =>
  isPrivate(place) || leadsOut(place, [...servedFolders, publicDir]);

const placeOf = (path: string) => (isOnDisk(path) ? diskPath(path) : join(publicDir, path));

function isOnDisk(path: string): boolean {
  if (path.startsWith('/@fs/')) return true;
  const isServed = servedFolders.some((folder) => diskPath(path).startsWith(`${folder}${sep}`));
  return isServed && !existsSync(join(publicDir, path));
}

/** Removes the prefix, and the slash before the drive letter of a Windows path. */
const diskPath = (path: string) =>
  resolve(path.replace(diskPrefix, '').replace(/^\/+(?=[A-Za-z]:)/, ''));
