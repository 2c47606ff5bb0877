import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/** Loads the page anew once a server answers, also with a mistake. Unlike a page, a request can be repeated. */
export const reloadWhenServed = `const reloadWhenServed = async () => {
  const { status = 503 } = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => ({}));
  status === 503 ? setTimeout(reloadWhenServed, 300) : location.reload();
};`;

const waiting = `<!doctype html>\n<title>Vitrine</title>\n<script>${reloadWhenServed}reloadWhenServed()</script>\n`;

/**
 * Creates a gate for requests of documents. A server that closes breaks off its answers, and browsers show a document
 * that was broken off as an error for good. So before it closes, all documents are sent, and others get one that waits.
 */
export function createDocumentGate() {
  const answers = new Set<ServerResponse>();
  let isClosed = false;
  const middleware: Connect.NextHandleFunction = ({ headers }, response, next) => {
    if (!headers.accept?.includes('text/html')) return next();
    response.setHeader('Cache-Control', 'no-store');
    if (isClosed) return response.writeHead(503, { 'Content-Type': 'text/html' }).end(waiting);
    answers.add(response);
    response.once('close', () => answers.delete(response));
    next();
  };
  return {
    middleware,
    close: async () => {
      isClosed = true;
      await Promise.all([...answers].map((answer) => once(answer, 'close')));
    },
    open: () => {
      isClosed = false;
    },
  };
}
