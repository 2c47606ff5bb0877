import { join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { servedFolders } from '../project/places.js';
import {
  decodedPath,
  isPrivate,
  leadsOut,
  publicDir,
  publicFolder,
  setRequestedPath,
} from '../project/public-files.ts';

/** The prefix of Vite's URLs for any file on the disk. */
const diskPrefix = '/@fs';

/**
 * Creates a middleware for the files below `public/`, named exactly as on the disk: Apple's file systems may store an
 * accented letter as two Unicode characters. A malformed URL, that of a
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
    const place = isRefused ? undefined : publicFolder().files.get(path.normalize('NFC'));
    // Vite itself finds no file whose name has a `#` or a `?`, and none of a folder that was removed and restored. But
    // it makes a module of a file that a module imports.
    if (place === undefined || url.includes('?')) return next();
    setRequestedPath(request, `/${relative(publicDir, place).split(sep).join('/')}`);
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
