import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Connect } from 'vite';
import { decodedPath } from '../hosting/decoded-path.ts';
import { isInPublic, publicDir, publicPlace } from '../project/public-files.ts';

/**
 * Finds a file below `public/` whose name has its accents in another form than its address, as the
 * file systems of Apple write it. Vite looks for the name as it is in the address.
 */
export function findByAccents(): Connect.NextHandleFunction {
  return (request, _, next) => {
    const { url = '/' } = request;
    const named = decodedPath(url);
    if (named !== undefined && url.includes('%')) {
      const path = named.normalize('NFC');
      if (!existsSync(join(publicDir, named)) && isInPublic(path)) {
        const place = publicPlace(path);
        request.url = encodeURI(`/${relative(publicDir, place).split(sep).join('/')}`);
      }
    }
    next();
  };
}
