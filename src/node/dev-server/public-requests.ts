import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Connect } from 'vite';
import { decodedPath } from '../hosting/decoded-path.ts';
import { isInPublic, leadsOut, publicDir, publicPlace } from '../project/public-files.ts';

/** How Vite addresses any file of the disk. */
const diskPrefix = '/@fs';

/**
 * Changes the addresses of requests, below the site's base, that Vite would answer in another way than
 * hosts do: an address that is none of the site's leads to the first page.
 */
export function rewritePublicRequests(): Connect.NextHandleFunction {
  return (request, _, next) => {
    const { url = '/' } = request;
    const path = decodedPath(url);
    // Vite follows links below `public/` wherever they lead.
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
 * The address of a file below `public/` whose name has its accents in another form than the address
 * that is asked for, as the file systems of Apple write it: Vite looks for the name as it is asked for.
 */
function addressOnDisk(path: string): string | undefined {
  const known = path.normalize('NFC');
  if (existsSync(join(publicDir, path)) || !isInPublic(known)) return undefined;
  return encodeURI(`/${relative(publicDir, publicPlace(known)).split(sep).join('/')}`);
}
