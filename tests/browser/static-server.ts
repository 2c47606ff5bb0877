import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Address, listen } from './listen.ts';

/** A folder as a plain static host serves it, on a free port of this machine. */
export function serveFolder(folder: string, base = '/'): Promise<Address> {
  return listen(
    createServer((request, response) => {
      answer(folder, base, request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    }),
  );
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const compressed = /^text\/|javascript|json|xml|octet-stream/;

async function answer(
  folder: string,
  base: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const file = localPath(folder, base, path);
  const body = file && (await read(file));
  if (body) return send(request, response, 200, file, body);
  if (file && (await read(join(file, 'index.html')))) {
    if (path.endsWith('/')) {
      const index = join(file, 'index.html');
      return send(request, response, 200, index, (await read(index)) ?? Buffer.alloc(0));
    }
    response.writeHead(301, { Location: `${path}/${query && `?${query}`}` }).end();
    return;
  }
  const missing = join(folder, '404.html');
  send(request, response, 404, missing, (await read(missing)) ?? Buffer.from('not found'));
}

/** The file a URL's path stands for; none for a path outside the site or with a broken escape. */
function localPath(folder: string, base: string, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  try {
    const below = normalize(`/${decodeURIComponent(path.slice(base.length))}`);
    return below.includes('\0') ? undefined : join(folder, below);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

function send(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: string,
  body: Buffer,
): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first !== undefined) {
    sendRange(response, body, Number(first), last);
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const zips = compressed.test(type) && /\bgzip\b/.test(String(headers['accept-encoding']));
  if (zips) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(status).end(method === 'HEAD' ? undefined : zips ? gzipSync(body) : body);
}

function sendRange(response: ServerResponse, body: Buffer, first: number, last = ''): void {
  const end = last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (first > end) {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end();
    return;
  }
  response.writeHead(206, { 'Content-Range': `bytes ${first}-${end}/${body.length}` });
  response.end(body.subarray(first, end + 1));
}
