import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  type Headers,
  headersFor,
  type SiteHeaders,
} from '../../src/node/build/hosting/site-headers.ts';
import { type Address, listen } from './listen.ts';

type Options = {
  /** The path below which the site is served. */
  base?: string;
  /** Serves the `.gz` files that stand beside others in their place. */
  gzip?: boolean;
  /** The headers that the build has written for the host. */
  headers?: SiteHeaders | undefined;
};

/** Answers a request in place of the folder, and returns true; for other requests it returns false. */
type Answer = (...exchange: Parameters<RequestListener>) => boolean;

export type StaticHost = Address & {
  /** Sets what answers requests in place of the folder. */
  answerBy: (answer: Answer) => void;
};

/** Serves a folder as a plain static host does, on a free port of this machine. */
export async function serveFolder(
  folder: string,
  { base = '/', gzip = false, headers }: Options = {},
): Promise<StaticHost> {
  let answer: Answer = () => false;
  const serve = sirv(folder, {
    etag: true,
    gzip,
    setHeaders: (response, path) => {
      const told = headers ? headersFor(headers, base + path.slice(1)) : {};
      const all = { ...ownHeaders(folder, path), ...told };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    },
  });
  const address = await listen(
    createServer((request, response) => {
      if (answer(request, response)) return;
      const [path = '/', query = ''] = (request.url ?? '/').split('?');
      if (!path.startsWith(base)) return notFound(folder, response, headers?.all);
      const below = `/${path.slice(base.length)}`;
      const has = (file: string) => existsSync(join(folder, file));
      // Where no document has the name, a folder is served by its index, at the address that ends
      // with a slash.
      if (!below.endsWith('/') && !has(`${below}.html`) && has(`${below}/index.html`)) {
        response.writeHead(301, { Location: `${path}/${query && `?${query}`}` }).end();
        return;
      }
      // sirv would answer for a folder with any file `index`, such as the one of the data service.
      if (has(`${below}/index`)) return notFound(folder, response, headers?.all);
      request.url = query ? `${below}?${query}` : below;
      serve(request, response, () => notFound(folder, response, headers?.all));
    }),
  );
  const answerBy = (next: Answer) => {
    answer = next;
  };
  return { ...address, answerBy };
}

/** What a host adds by itself, beside what it was told. */
function ownHeaders(folder: string, path: string): Headers {
  const file = join(folder, path);
  return {
    // The names of assets change with what is in them.
    'Cache-Control': path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    // sirv knows no media type for a file without an extension.
    ...(extname(path) === '' &&
      statSync(file, { throwIfNoEntry: false })?.isFile() && {
        'Content-Type': 'application/octet-stream',
      }),
  };
}

function notFound(folder: string, response: ServerResponse, headers: Headers = {}): void {
  const page = join(folder, '404.html');
  response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(existsSync(page) ? readFileSync(page) : 'not found');
}
