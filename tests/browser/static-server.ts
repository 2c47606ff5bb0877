import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Address, listen } from './listen.ts';

/** Folders as a plain static host serves them, one over the other, on a free port of this machine. */
export function serveFolders(folders: readonly string[], base = '/'): Promise<Address> {
  const host: Host = { folders, base, packed: new Map() };
  return listen(
    createServer((request, response) => {
      answer(host, request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    }),
  );
}

type Host = {
  folders: readonly string[];
  /** Where the site begins. */
  base: string;
  /** What has been compressed before, by file. */
  packed: Map<string, Buffer>;
};

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
  host: Host,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const below = pathBelow(host.base, path);
  const found = below !== undefined && (await find(host, below));
  if (found) return send(host, request, response, { status: 200, ...found });
  const index = below !== undefined && (await find(host, join(below, 'index.html')));
  if (index && path.endsWith('/')) return send(host, request, response, { status: 200, ...index });
  if (index) {
    response.writeHead(301, { Location: `${path}/${query && `?${query}`}` }).end();
    return;
  }
  const missing = await find(host, '404.html');
  if (missing) send(host, request, response, { status: 404, ...missing });
  else response.writeHead(404).end('not found');
}

/** What a URL's path stands for; nothing outside the site or with a broken escape. */
function pathBelow(base: string, path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  try {
    const below = normalize(`/${decodeURIComponent(path.slice(base.length))}`);
    return below.includes('\0') ? undefined : below;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

type Found = { file: string; body: Buffer };

async function find({ folders }: Host, below: string): Promise<Found | undefined> {
  for (const folder of folders) {
    const file = join(folder, below);
    const body = await read(file);
    if (body) return { file, body };
  }
  return undefined;
}

async function read(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

function send(
  { packed }: Host,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { status, file, body }: Found & { status: number },
): void {
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  // The names of assets change with what is in them.
  const isAsset = /[\\/]assets[\\/]/.test(file);
  response.setHeader('Cache-Control', isAsset ? 'max-age=31536000, immutable' : 'no-cache');
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first !== undefined) {
    sendRange(response, body, Number(first), last);
    return;
  }
  response.setHeader('Accept-Ranges', 'bytes');
  const zips = compressed.test(type) && /\bgzip\b/.test(String(headers['accept-encoding']));
  if (zips) response.setHeader('Content-Encoding', 'gzip');
  const sent = zips ? (packed.get(file) ?? gzipSync(body)) : body;
  if (zips) packed.set(file, sent);
  response.writeHead(status, { 'Content-Length': sent.length });
  response.end(method === 'HEAD' ? undefined : sent);
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
