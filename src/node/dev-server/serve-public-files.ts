import { relative, sep } from 'node:path';
import sirv from 'sirv';
import type { Connect } from 'vite';
import { encodePath } from '../../shared/encode-path.ts';
import { isReadablePath } from '../../shared/readable-path.ts';
import { publicDir, publicPlace } from '../project/public-files.ts';

/**
 * Serves the files below `public/` whatever their names: Vite leaves a comma or an @ in an address
 * escaped, and accents in the form in which they are written.
 */
export function servePublicFiles(): Connect.NextHandleFunction {
  const serve = sirv(publicDir, { dev: true, extensions: [] });
  return (request, response, next) => {
    const { url = '/' } = request;
    const [path = '', query] = url.split('?');
    // What Vite handles: an import, or a path that cannot be read.
    if (query !== undefined || !path.includes('%') || !isReadablePath(path)) return next();
    const place = publicPlace(decodeURIComponent(path).normalize('NFC'));
    request.url = encodePath(`/${relative(publicDir, place).split(sep).join('/')}`);
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
