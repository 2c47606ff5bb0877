import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Address, listen } from './listen.ts';

/** How much of a document arrives at once, in characters, and what lies between, in ms. */
const piece = 250;
const gap = 40;

/** A site as it comes over a slow line: the body of each document arrives in pieces. */
export function servePiecemeal(origin: string): Promise<Address> {
  return listen(
    createServer((request, response) => {
      relay(origin, request, response).catch((error: unknown) =>
        response.destroy(Error(`${error}`)),
      );
    }),
  );
}

async function relay(
  origin: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await fetch(origin + url);
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'Content-Type': type });
  if (!type.startsWith('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const html = await answer.text();
  const body = html.indexOf('<main');
  const end = html.indexOf('</main>');
  response.write(html.slice(0, body));
  for (let at = body; at < end; at += piece) {
    response.write(html.slice(at, Math.min(at + piece, end)));
    await pause(gap);
  }
  response.end(html.slice(end));
}
