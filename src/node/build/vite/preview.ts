import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { type Connect, preview } from 'vite';
import { commands } from '../../commands.js';
import { distFolder, pathInMessages } from '../../files/project/paths.ts';
import { PlainError } from '../../files/project/plain-error.ts';
import { decodedPath, setRequestedPath } from '../../files/project/public-files.ts';
import { readHeaders } from '../hosting/host-files.ts';
import { headersFor, hostingFolder } from '../hosting/site-headers.ts';
import { inlineConfig, readOutDir, stopOnError } from './inline-config.ts';

/**
 * Serves `dist/` as a host does: below the base path of the build, with the headers from the host's
 * configuration files, compressed, and with 404.html for unknown paths.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: commands.preview.options });
  const { outDir, ...address } = values;
  await stopOnError('error when starting preview server', async () => {
    const dist = outDir === undefined ? distFolder : readOutDir(outDir);
    if (!existsSync(join(dist, 'index.html'))) {
      throw new PlainError(
        `There is no site in ${pathInMessages(dist)}/ yet: \`npm run build\` writes it, and \`npm start\` does both.`,
      );
    }
    const config = {
      configFile: false,
      root: dist,
      base: readHeaders(dist)?.base ?? '/',
      // Vite's own server would send the files without their headers, so it gets a folder that does not exist.
      build: { outDir: join(dist, 'none') },
      appType: 'custom',
      preview: { host: '127.0.0.1' },
    } as const;
    const server = await preview(inlineConfig(config, address));
    // Vite compresses the responses of middlewares that are added after its own.
    server.middlewares.use(serveAsHost(dist, server.config.base));
    server.printUrls();
    server.bindCLIShortcuts({ print: true });
  });
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
