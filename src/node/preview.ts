import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import { decodedPath } from './hosting/decoded-path.ts';
import { readHeaders } from './hosting/host-files.ts';
import { headersFor, hostingFolder } from './hosting/site-headers.ts';
import { nameOf } from './project/paths.ts';
import { PlainError } from './project/plain-error.ts';

/**
 * Serves `dist/` as its host does: below the path it was built for, with the headers that a host is
 * told to send, compressed files in place of others, and 404.html for any other path.
 */
export function preview(): Plugin {
  return {
    name: 'vitrine:preview',
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      const dist = resolve(root, build.outDir);
      if (!existsSync(join(dist, 'index.html'))) {
        throw new PlainError(
          `There is no site in ${nameOf(dist)}/ yet: \`npm run build\` writes it, and \`npm start\` does both.`,
        );
      }
      middlewares.use(serveAsHost(dist, base));
    },
  };
}

function serveAsHost(dist: string, base: string): Connect.NextHandleFunction {
  const serve = sirv(dist, { dev: true, etag: true, gzip: true, brotli: true });
  return (request, response, next) => {
    const { url = '/' } = request;
    const [path = '/'] = url.split('?');
    if (!path.startsWith(base)) return next();
    // Read for each answer: a build may have put another site in the place of this one.
    const headers = readHeaders(dist);
    response.setHeaders(new Map(Object.entries(headers ? headersFor(headers, path) : {})));
    const notFound = () => {
      const type = 'text/html; charset=utf-8';
      response.writeHead(404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
      response.end(readFileSync(join(dist, '404.html')));
    };
    const below = `/${url.slice(base.length)}`;
    const file = decodedPath(below);
    // For a folder, sirv would answer with any file `index` in it, as the data service has one.
    const isFound = file !== undefined && !existsSync(join(dist, file, 'index'));
    if (!isFound || file.startsWith(`/${hostingFolder}/`)) return notFound();
    request.url = below;
    serve(request, response, notFound);
  };
}
