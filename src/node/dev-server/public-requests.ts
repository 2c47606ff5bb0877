import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { servedFolders } from '../project/places.js';
import {
  decodedPath,
  isPrivate,
  leadsOut,
  publicDir,
  readPublicFolder,
  setRequestedPath,
} from '../project/public-files.ts';

/** The prefix of Vite's URLs for any file on the disk. */
const diskPrefix = '/@fs';

/**
 * Creates a middleware for URLs for which Vite would send another response than a host. A malformed URL, that of a
 * private file below `public/`, or one that leads out of the site through a symbolic link, gets the home page, like
 * any unknown URL.
 */
export function servePublicRequests(): Connect.NextHandleFunction {
  const serve = sirv(publicDir, { dev: true, etag: true, extensions: [] });
  return (request, response, next) => {
    const { url = '/' } = request;
    const path = decodedPath(url);
    // Vite itself would send hidden files, and follow a symbolic link to any place.
    const isRefused = path === undefined || isElsewhere(placeOf(path));
    if (isRefused) request.url = '/';
    // Vite itself finds no file whose name has a `#` or a `?`.
    if (isRefused || !url.includes('%')) return next();
    setRequestedPath(request, pathOnDisk(path));
    serve(request, response, next);
  };
}

/** A site may have a link to its `public/` or `node_modules`, so what is below their real places is not elsewhere. */
const isElsewhere = (place: string) =>
  isPrivate(place) || leadsOut(place, [...servedFolders, publicDir]);

function placeOf(path: string): string {
  if (!path.startsWith(`${diskPrefix}/`)) return join(publicDir, path);
  // Remove the slash before the drive letter of a Windows path.
  return resolve(path.slice(diskPrefix.length).replace(/^\/(?=[A-Za-z]:)/, ''));
}

/**
 * Returns the path of a file below `public/`, with the name exactly as on the disk. Apple's file systems may store
 * an accented letter as two Unicode characters, and a file is found only by the same characters.
 */
function pathOnDisk(path: string): string {
  if (existsSync(join(publicDir, path))) return path;
  const place = readPublicFolder().files.get(path.normalize('NFC'));
  return place ? `/${relative(publicDir, place).split(sep).join('/')}` : path;
}
