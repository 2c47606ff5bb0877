import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine, site } from '../../files/project/places.js';
import { servePublicRequests } from './public-requests.ts';

const [file, module] = [join(site, 'site.config.yaml'), join(engine, 'sections', 'a', 'view.tsx')];
const serve = servePublicRequests((place) => place === module);

/** Returns whether a request from an address is passed on as it is. */
function isPassed(url: string, from: string): boolean {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  const request = Object.assign(new IncomingMessage(socket), { url });
  serve(request, new ServerResponse(request), () => {});
  return request.url === url;
}

test.each([
  [`/@fs${file}`, false],
  [`/@fs/${file}?raw`, false],
  [`/@id/${file}?import&raw`, false],
  [`${file}?import&raw`, false],
  [`/@fs${join(engine, 'package.json')}?import`, false],
  [`/@fs${module}?t=1`, true],
  ['/main.ts', true],
  ['/@vite/client', true],
  ['/@id/__x00__virtual:a', true],
  ['/site.config.yaml', true],
])('another computer that asks for %s gets it: %s', (url, isSent) => {
  expect(isPassed(url, '192.0.2.9')).toBe(isSent);
  expect(isPassed(url, '127.0.0.1')).toBe(true);
});
