import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressible = /^(text\/|application\/(json|xml)|image\/svg)/;

export type Server = { origin: string; close: () => void };

/** Serves folders as a static host does: gzip, byte ranges, index.html and 404.html. */
export async function serve(...roots: string[]): Promise<Server> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const file = find(roots, request.url ?? '/');
    if (typeof file !== 'string') {
      response.writeHead(301, { location: file.redirect }).end();
    } else if (file !== '') {
      send(file, 200, request, response, packed);
    } else {
      const page = roots.map((root) => join(root, '404.html')).find(isFile);
      if (page === undefined) response.writeHead(404).end();
      else send(page, 404, request, response, packed);
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The file of a URL, `''` where there is none. */
function find(roots: readonly string[], url: string): string | { redirect: string } {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  for (const root of roots) {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) continue;
    if (isFile(file)) return file;
    const index = join(file, 'index.html');
    if (isFile(index)) return path.endsWith('/') ? index : { redirect: `${path}/` };
  }
  return '';
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function send(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
  packed: Map<string, Buffer>,
): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const head = { 'content-type': type, 'cache-control': 'max-age=600' };
  if (compressible.test(type) && request.headers['accept-encoding']?.includes('gzip')) {
    const body = packed.get(file) ?? gzipSync(readFileSync(file));
    packed.set(file, body);
    response.writeHead(status, {
      ...head,
      'content-encoding': 'gzip',
      'content-length': body.length,
      vary: 'accept-encoding',
    });
    response.end(body);
    return;
  }
  const { size } = statSync(file);
  const range = readRange(request.headers.range, size);
  if (!range) {
    response.writeHead(status, { ...head, 'accept-ranges': 'bytes', 'content-length': size });
    createReadStream(file).pipe(response);
    return;
  }
  const { start, end } = range;
  if (start > end) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  response.writeHead(206, {
    ...head,
    'accept-ranges': 'bytes',
    'content-length': end - start + 1,
    'content-range': `bytes ${start}-${end}/${size}`,
  });
  createReadStream(file, { start, end }).pipe(response);
}

/** The first and last byte of a range request, `undefined` for a request of the whole. */
function readRange(header: string | undefined, size: number) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
