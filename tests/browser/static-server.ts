import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { type Headers, headersFor, type SiteHeaders } from '../../src/node/hosting/site-headers.ts';
import { type Address, listen } from './listen.ts';

type Options = {
  /** Where the site begins. */
  base?: string;
  /** Serves the `.gz` files that stand beside others in their place. */
  gzip?: boolean;
  /** Looks for the files anew at each request: the folders are replaced while it serves them. */
  isReplaced?: boolean;
  /** What is sent with the files, where the host was told. */
  headers?: SiteHeaders | undefined;
  /** Answers a request in place of the folders, where it returns true. */
  answer?: Answer;
};

/** Answers a request where it returns true. */
export type Answer = (...exchange: Parameters<RequestListener>) => boolean;

/** Serves folders as a plain static host does, one over the other, on a free port of this machine. */
export function serveFolders(
  folders: readonly string[],
  { base = '/', gzip = false, isReplaced = false, headers, answer = () => false }: Options = {},
): Promise<Address> {
  const handlers = folders.map((folder) =>
    sirv(folder, {
      dev: isReplaced,
      etag: true,
      gzip,
      setHeaders: (response, path) => {
        const told = headers ? headersFor(headers, base + path.slice(1)) : {};
        const all = { ...ownHeaders(folder, path), ...told };
        for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
      },
    }),
  );
  return listen(
    createServer((request, response) => {
      if (answer(request, response)) return;
      const [path = '/', query = ''] = (request.url ?? '/').split('?');
      if (!path.startsWith(base)) return notFound(folders, response, headers?.all);
      const below = `/${path.slice(base.length)}`;
      const has = (file: string) => folders.some((each) => existsSync(join(each, file)));
      // Where no document has the name, a folder is served by its index, at the address that ends
      // with a slash.
      if (!below.endsWith('/') && !has(`${below}.html`) && has(`${below}/index.html`)) {
        response.writeHead(301, { Location: `${path}/${query && `?${query}`}` }).end();
        return;
      }
      // sirv would answer for a folder with any file `index`, such as the one of the data service.
      if (has(`${below}/index`)) return notFound(folders, response, headers?.all);
      request.url = query ? `${below}?${query}` : below;
      runInOrder(handlers, request, response, () => notFound(folders, response, headers?.all));
    }),
  );
}

/** What a host adds by itself, beside what it was told. */
function ownHeaders(folder: string, path: string): Headers {
  const file = join(folder, path);
  return {
    // The names of assets change with what is in them.
    'Cache-Control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    // What sirv finds no type for.
    ...(extname(path) === '' &&
      statSync(file, { throwIfNoEntry: false })?.isFile() && {
        'Content-Type': 'application/octet-stream',
      }),
  };
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

function notFound(
  folders: readonly string[],
  response: ServerResponse,
  headers: Headers = {},
): void {
  const page = folders.map((folder) => join(folder, '404.html')).find(existsSync);
  response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page === undefined ? 'not found' : readFileSync(page));
}
