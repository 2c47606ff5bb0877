import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { type Address, listen } from './listen.ts';

type Options = {
  /** Where the site begins. */
  base?: string;
  /** Serves the `.gz` files that stand beside others in their place. */
  gzip?: boolean;
  /** Answers a request in place of the folders, where it returns true. */
  answer?: (...exchange: Parameters<RequestListener>) => boolean;
};

/** Serves folders as a plain static host does, one over the other, on a free port of this machine. */
export function serveFolders(
  folders: readonly string[],
  { base = '/', gzip = false, answer = () => false }: Options = {},
): Promise<Address> {
  const handlers = folders.map((folder) => sirv(folder, { etag: true, gzip, setHeaders }));
  return listen(
    createServer((request, response) => {
      if (answer(request, response)) return;
      const [path = '/', query = ''] = (request.url ?? '/').split('?');
      if (!path.startsWith(base)) return notFound(folders, response);
      const below = `/${path.slice(base.length)}`;
      // A folder is served by its index, at the address that ends with a slash.
      if (
        !below.endsWith('/') &&
        folders.some((each) => existsSync(join(each, below, 'index.html')))
      ) {
        response.writeHead(301, { Location: `${path}/${query && `?${query}`}` }).end();
        return;
      }
      request.url = query ? `${below}?${query}` : below;
      runInOrder(handlers, request, response, () => notFound(folders, response));
    }),
  );
}

function setHeaders(response: ServerResponse, path: string): void {
  // The names of assets change with what is in them.
  const isAsset = path.startsWith('/assets/');
  response.setHeader('Cache-Control', isAsset ? 'max-age=31536000, immutable' : 'no-cache');
  // What sirv finds no type for.
  if (!path.endsWith('/') && extname(path) === '') {
    response.setHeader('Content-Type', 'application/octet-stream');
  }
}

function runInOrder(
  [first, ...rest]: readonly RequestHandler[],
  request: IncomingMessage,
  response: ServerResponse,
  end: () => void,
): void {
  if (first) first(request, response, () => runInOrder(rest, request, response, end));
  else end();
}

function notFound(folders: readonly string[], response: ServerResponse): void {
  const page = folders.map((folder) => join(folder, '404.html')).find(existsSync);
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page === undefined ? 'not found' : readFileSync(page));
}
