import { createReadStream, existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { derivedDir, derivedFolder } from './derived.ts';
import { pagePath } from './page-path.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves derived files in development, from the addresses a built site has them at. */
export function serveDerived(): Plugin {
  return {
    name: 'vitrine:serve-derived',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const file = derivedFile(pagePath(request.url ?? '/', config.base));
        const type = types[extname(file ?? '')];
        if (file === undefined || type === undefined) return next();
        response.setHeader('Content-Type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}

function derivedFile(path: string): string | undefined {
  const [, name] = new RegExp(`^${derivedFolder}/([\\w.-]+)$`).exec(path) ?? [];
  const file = name === undefined ? undefined : join(derivedDir, name);
  return file !== undefined && existsSync(file) ? file : undefined;
}
