import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pagePath } from '../shared/page-path.ts';
import { assetsFolder } from './assets/asset-cache.ts';
import { nameOf } from './project/paths.ts';
import { PlainError } from './project/plain-error.ts';

/** Serves `dist/` as a static host does: a folder by its index, any other path by 404.html. */
export function preview(): Plugin {
  return {
    name: 'vitrine:preview',
    config: (_, { isPreview }) => (isPreview ? { appType: 'mpa' } : {}),
    configurePreviewServer({ middlewares, config }) {
      const dist = resolve(config.root, config.build.outDir);
      if (!existsSync(join(dist, 'index.html'))) {
        throw new PlainError(
          `There is no site in ${nameOf(dist)}/ yet: \`npm run build\` writes it, and \`npm start\` does both.`,
        );
      }
      middlewares.use((request, response, next) => {
        const path = pagePath(request.url ?? '/', config.base);
        if (path.startsWith(`${assetsFolder}/`)) {
          // Their names change with what is in them.
          response.setHeader('Cache-Control', 'max-age=31536000, immutable');
        }
        if (existsSync(join(dist, path, 'index.html'))) {
          request.url = join(config.base, path, 'index.html');
        } else if (!/\.[^/]+$/.test(path)) {
          // What has no ending and is a file is the data service's answer.
          response.setHeader('Content-Type', 'application/json');
        }
        next();
      });
      return () => {
        middlewares.use((_, response) => {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(dist, '404.html')));
        });
      };
    },
  };
}
