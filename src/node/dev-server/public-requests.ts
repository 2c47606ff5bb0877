import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Connect } from 'vite';
import { decodedPath } from '../hosting/decoded-path.ts';
import { isInPublic, leadsOut, publicDir, publicPlace } from '../project/public-files.ts';

/** How Vite addresses any file of the disk. */
const diskPrefix = '/@fs';

/**
 * Changes addresses that Vite would answer in another way than hosts do. One that cannot be read, or
 * that leads out of `public/`, is answered with the first page, as any that is unknown.
 */
export function rewritePublicRequests(): Connect.NextHandleFunction {
  return (request, _, next) => {
    const { url = '/' } = request;
    const path = decodedPath(url);
    // By itself, Vite follows a link below `public/` wherever it leads.
    if (path === undefined || leadsOut(placeOf(path))) request.url = '/';
    else if (url.includes('%')) request.url = addressOnDisk(path) ?? url;
    next();
  };
}

function placeOf(path: string): string {
  if (!path.startsWith(`${diskPrefix}/`)) return join(publicDir, path);
  // A path of Windows begins with the letter of a drive.
  return resolve(path.slice(diskPrefix.length).replace(/^\/(?=[A-Za-z]:)/, ''));
}

/**
 * The address of a file below `public/` under the name that the disk has. File systems of Apple may
 * write an accent as a sign of its own, and Vite finds a file only by the same form.
 */
function addressOnDisk(path: string): string | undefined {
  const known = path.normalize('NFC');
  if (existsSync(join(publicDir, path)) || !isInPublic(known)) return undefined;
  return encodeURI(`/${relative(publicDir, publicPlace(known)).split(sep).join('/')}`);
}
