import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Connect } from 'vite';
import { servedFolders } from '../project/places.js';
import { decodedPath, leadsOut, publicDir, readPublicFolder } from '../project/public-files.ts';

/** The prefix of Vite's URLs for any file on the disk. */
const diskPrefix = '/@fs';

/**
 * Creates a middleware that rewrites URLs for which Vite would send another response than a host. A malformed
 * URL, or a URL that leads out of `public/` or of the site through a symbolic link, gets the home page, like any
 * unknown URL.
 */
export function rewritePublicRequests(): Connect.NextHandleFunction {
  return (request, _, next) => {
    const { url = '/' } = request;
    const path = decodedPath(url);
    // Vite itself would follow a symbolic link to any place, and so could send private files.
    if (path === undefined || isElsewhere(placeOf(path))) request.url = '/';
    else if (url.includes('%')) request.url = addressOnDisk(path) ?? url;
    next();
  };
}

/** A site may have a link to its `public/` or `node_modules`, so what is below their real places is not elsewhere. */
const isElsewhere = (place: string) =>
  leadsOut(place) || leadsOut(place, [...servedFolders, publicDir]);

function placeOf(path: string): string {
  if (!path.startsWith(`${diskPrefix}/`)) return join(publicDir, path);
  // Remove the slash before the drive letter of a Windows path.
  return resolve(path.slice(diskPrefix.length).replace(/^\/(?=[A-Za-z]:)/, ''));
}

/**
 * Returns the URL of a file below `public/`, with the name exactly as on the disk. Apple's file systems may store
 * an accented letter as two Unicode characters, and Vite finds a file only by the same characters.
 */
function addressOnDisk(path: string): string | undefined {
  if (existsSync(join(publicDir, path))) return undefined;
  const place = readPublicFolder().files.get(path.normalize('NFC'));
  return place && encodeURI(`/${relative(publicDir, place).split(sep).join('/')}`);
}
