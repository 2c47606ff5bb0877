import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { createStyleSource } from '../styles/style-source.ts';
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
await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
const { port } = http.address() as AddressInfo;
afterAll(async () => {
  http.close();
  await server.close();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close', ...headers } });

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
  expect(page.includes('desk-token')).toBe(isLocal);
  expect(page.includes('desk/open.ts')).toBe(isLocal);
  const preview = await ask('/__desk/preview?preset=none');
  expect(preview.status === 403).toBe(!isLocal);
});

test.each([
  ['127.0.0.1', 'same-origin', true],
  ['127.0.0.1', 'cross-site', false],
  ['127.0.0.1', 'same-site', false],
  ['127.0.0.1', 'none', false],
  ['192.168.1.7', 'same-origin', false],
])(
  'a request from %s opens a file in the editor only if a page of this server asks: %s',
  async (from, site, isAnswered) => {
    sender = from;
    // Without the name of a file nothing opens, and the answer says so.
    const { status } = await ask('/__open-in-editor', { 'Sec-Fetch-Site': site });
    expect(status === 403).toBe(!isAnswered);
  },
);
