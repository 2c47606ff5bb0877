import { join, resolve } from 'node:path';
import type { Connect } from 'vite';
import { decodedPath } from '../hosting/decoded-path.ts';
import { leadsOut, publicDir } from '../project/public-files.ts';

/** How Vite addresses any file of the disk. */
const diskPrefix = '/@fs';

/**
 * Answers with the first page, as for any path that is none of the site's, where a link below `public/`
 * leads out of it: Vite follows links wherever they lead.
 */
export function refuseLinksOut(): Connect.NextHandleFunction {
  return (request, _, next) => {
    const path = decodedPath(request.url ?? '/');
    if (path !== undefined && leadsOut(placeOf(path))) request.url = '/';
    next();
  };
}

function placeOf(path: string): string {
  if (!path.startsWith(`${diskPrefix}/`)) return join(publicDir, path);
  // A path of Windows begins with the letter of a drive.
  return resolve(path.slice(diskPrefix.length).replace(/^\/(?=[A-Za-z]:)/, ''));
}
