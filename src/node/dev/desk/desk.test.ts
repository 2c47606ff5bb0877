import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../../../tests/browser/listen.ts';
import { createStyleSource } from '../../build/styles/style-source.ts';
import { desk } from './desk.ts';

const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'silent',
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [desk({ styles: createStyleSource() })],
});
server.middlewares.use('/page', async (_, response) => {
  response.end(await server.transformIndexHtml('/', '<html><head></head><body></body></html>'));
});
let sender = '';
const http = createHttpServer((request, response) => {
  Object.defineProperty(request.socket, 'remoteAddress', { value: sender, configurable: true });
  server.middlewares(request, response);
});
const { url, close } = await listen(http);
afterAll(() => Promise.all([close(), server.close()]));

/** Asks for an address, as a page of a site does. */
const ask = (path: string, site = 'same-origin') =>
  fetch(url + path, { headers: { Connection: 'close', 'Sec-Fetch-Site': site } });

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:192.168.1.7', false],
  ['fe80::1', false],
  ['', false],
])('the desk is for this computer alone: a request from %j finds it: %j', async (from, isLocal) => {
  sender = from;
  const page = await (await ask('/page')).text();
  for (const part of ['desk-token', 'desk/open.ts']) expect(page.includes(part)).toBe(isLocal);
  // Without the name of a file nothing opens, and the answer says so.
  for (const address of ['/__desk/preview?preset=none', '/__open-in-editor'])
    expect((await ask(address)).status === 403).toBe(!isLocal);
});

test.each(['cross-site', 'same-site', 'none'])('a request of %s opens no file', async (site) => {
  sender = '127.0.0.1';
  expect((await ask('/__open-in-editor', site)).status).toBe(403);
});
