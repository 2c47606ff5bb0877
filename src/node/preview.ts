import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { readHeaders } from './hosting/host-files.ts';
import { headersFor, hostingFolder } from './hosting/site-headers.ts';
import { pathInMessages } from './project/paths.ts';
import { PlainError } from './project/plain-error.ts';
import { decodedPath, setRequestedPath } from './project/public-files.ts';

/**
 * Serves `dist/` as a host does: below the base path of the build, with the headers from the host's
 * configuration files, compressed, and with 404.html for unknown paths.
 */
export function preview(): Plugin {
  let dist = '';
  return {
    name: 'vitrine:preview',
    config({ root = '', build = {} }, { isPreview }) {
      if (!isPreview) return undefined;
      dist = resolve(root, build.outDir ?? 'dist');
      // Vite's own server would send the files without their headers, so it gets a folder that does not exist.
      return { appType: 'custom', build: { outDir: join(dist, 'none') } };
    },
    configurePreviewServer({ middlewares, config: { base } }) {
      if (!existsSync(join(dist, 'index.html'))) {
        throw new PlainError(
          `There is no site in ${pathInMessages(dist)}/ yet: \`npm run build\` writes it, and \`npm start\` does both.`,
        );
      }
      // Vite compresses the responses of middlewares that are added after its own, in the returned function.
      return () => void middlewares.use(serveAsHost(dist, base));
    },
  };
}

function serveAsHost(dist: string, base: string): Connect.NextHandleFunction {
  const serve = sirv(dist, { dev: true, etag: true, gzip: true, brotli: true });
  return (request, response, next) => {
    const { originalUrl: url = '/' } = request;
    const [path = '/'] = url.split('?');
    if (!path.startsWith(base)) return next();
    // Read the headers for each request, since a build may have replaced the site meanwhile.
    const headers = readHeaders(dist);
    response.setHeaders(new Map(Object.entries(headers ? headersFor(headers, path) : {})));
    const notFound = () => {
      const type = 'text/html; charset=utf-8';
      response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(readFileSync(join(dist, '404.html')));
    };
    const below = `/${url.slice(base.length)}`;
    const file = decodedPath(below);
    // For `/api`, sirv would send the data service's file `api/index`. Hosts send 404.html, so the preview does too.
    const isFound = file !== undefined && !existsSync(join(dist, file, 'index'));
    if (!isFound || file.startsWith(`/${hostingFolder}/`)) return notFound();
    request.url = below;
    setRequestedPath(request, file);
    serve(request, response, notFound);
  };
}
