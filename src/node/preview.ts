import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { decodedPath } from './hosting/decoded-path.ts';
import { hostingFolder } from './hosting/host-file.ts';
import { createHeadersReader, readHeaders } from './hosting/read-headers.ts';
import { headersFor } from './hosting/site-headers.ts';
import { distFolder, nameOf } from './project/paths.ts';
import { PlainError } from './project/plain-error.ts';

/**
 * Serves `dist/` as its host does: below the path it was built for, with the headers that a host is
 * told to send, compressed files in place of others, and 404.html for any other path.
 */
export function preview(): Plugin {
  return {
    name: 'vitrine:preview',
    config: ({ base }, { isPreview }) =>
      isPreview ? { appType: 'mpa', base: base ?? readHeaders(distFolder)?.base ?? '/' } : {},
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      const dist = resolve(root, build.outDir);
      if (!existsSync(join(dist, 'index.html'))) {
        throw new PlainError(
          `There is no site in ${nameOf(dist)}/ yet: \`npm run build\` writes it, and \`npm start\` does both.`,
        );
      }
      const readLatest = createHeadersReader(dist);
      const serve = sirv(dist, { dev: true, etag: true, gzip: true, brotli: true });
      middlewares.use((request, response, next) => {
        const [path = '/'] = (request.url ?? '/').split('?');
        if (!path.startsWith(base)) return next();
        const headers = readLatest();
        const all = headers ? headersFor(headers, path) : {};
        response.setHeaders(new Map(Object.entries(all)));
        const below = `/${(request.url ?? '/').slice(base.length)}`;
        const notFound = () => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.setHeader('Cache-Control', 'no-cache');
          response.statusCode = 404;
          response.end(readFileSync(join(dist, '404.html')));
        };
        const file = decodedPath(below);
        // sirv would answer for a folder with any file `index`, such as the one of the data service.
        const isFound = file !== undefined && !existsSync(join(dist, file, 'index'));
        if (!isFound || file.startsWith(`/${hostingFolder}/`)) return notFound();
        request.url = below;
        serve(request, response, notFound);
      });
    },
  };
}
