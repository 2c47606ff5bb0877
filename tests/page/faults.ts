import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { StaticHost } from '../browser/static-server.ts';
import { indexPath } from './data-service.ts';

/** Answers a request as a faulty data service does. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const good = JSON.stringify({ projects: [['Latin é', 'https://example.com', 'Late.']] });
const rows = (count: number, row: unknown) => Array.from({ length: count }, () => row);

/** Those that browsers treat in ways of their own, and one of each other class. */
const statuses = [
  204, 205, 206, 300, 301, 304, 400, 401, 403, 404, 407, 408, 417, 421, 425, 429, 500, 503,
];

const bodies: Record<string, string | Buffer> = {
  'HTML as JSON': '<!doctype html><title>Sign in</title>',
  'an empty body': '',
  'a body cut off': good.slice(0, 30),
  'a guard against scripts': `)]}'\n${good}`,
  'UTF-16': Buffer.from(good, 'utf16le'),
  'Latin 1': Buffer.from(good, 'latin1'),
  'gzip that nobody asked for': gzipSync(good),
  'lists in lists': '['.repeat(500_000),
  'lists in lists, all closed': '['.repeat(100_000) + ']'.repeat(100_000),
  null: 'null',
  'a list': '[[]]',
  'parts of other kinds': '{"projects":{},"contactMe":"none","personalOwn":[]}',
  'an owner of numbers': '{"personalOwn":{"own":{"nameOwn":1,"profession":2,"label":3}}}',
  'a prototype': '{"__proto__":{"projects":[["A","https://example.com","B"]]}}',
  '400,000 malformed items': JSON.stringify({ projects: rows(400_000, 0) }),
  '10,001 items': JSON.stringify({ projects: rows(10_001, ['A', 'https://a.example', '']) }),
  'more than two megabytes': JSON.stringify({
    projects: [['A', 'https://a.example', 'B'.repeat(2e6)]],
  }),
};

/** Answers that fail at once. */
export const quickFaults: Record<string, Fault> = {
  ...Object.fromEntries(
    statuses.map((status): [string, Fault] => [
      `status ${status}`,
      (response) => {
        response.writeHead(status, status === 401 ? { 'WWW-Authenticate': 'Basic realm="x"' } : {});
        response.end(status === 206 ? good.slice(0, 20) : 'out of order');
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(bodies).map(([name, body]): [string, Fault] => [
      name,
      (response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
    ]),
  ),
  'a connection that is reset': (response) => response.socket?.resetAndDestroy(),
  'a connection that closes': (response) => response.socket?.destroy(),
  'a reset in the middle': (response) => {
    response.writeHead(200, { 'Content-Length': good.length });
    response.write(good.slice(0, 20), () => response.socket?.resetAndDestroy());
  },
  'no HTTP': (response) => response.socket?.end('hello\r\n\r\n'),
  'another encoding than it says': (response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(good),
  'a redirect in a circle': (response) => response.writeHead(302, { Location: indexPath }).end(),
  'a redirect to a page': (response) => response.writeHead(302, { Location: '/' }).end(),
  'a redirect that other sites may not follow': (response, { headers }) =>
    response
      .writeHead(302, { Location: `http://localhost:${headers.host?.split(':')[1]}/api/index` })
      .end(),
  'a redirect to nowhere': (response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
  'a redirect to a script': (response) =>
    response.writeHead(302, { Location: 'javascript:alert(1)' }).end(),
  'an answer that does not end': (response) => {
    const fill = () => {
      while (!response.destroyed && response.write(' '.repeat(100_000)));
    };
    response.on('drain', fill);
    fill();
  },
};

/** Answers that fail after eight seconds, the time limit of a request. */
export const slowFaults: Record<string, Fault> = {
  'no answer': () => {},
  'no end of the head': (response) => response.socket?.write('HTTP/1.1 200 OK\r\nX-A: 1\r\n'),
  'no body': (response) => response.writeHead(200).flushHeaders(),
  'a body that drips': (response) => {
    const timer = setInterval(() => response.write(' '), 200);
    response.on('close', () => clearInterval(timer));
  },
};

/** Lets the data service of a host answer by a fault from now on; without a fault it answers well. */
export function answerDataBy({ answerBy }: Pick<StaticHost, 'answerBy'>, fault?: Fault): void {
  answerBy((request, response) => {
    if (request.url !== indexPath || !fault) return false;
    fault(response, request);
    return true;
  });
}

/** Patterns of the addresses of all kinds of files that a page loads in every engine. */
export const pageFiles: Readonly<Record<string, RegExp>> = {
  'the first script': /\/main-.*\.js$/,
  'the second script': /\/mount-.*\.js$/,
  'the third script': /\/start-.*\.js$/,
  'the script of a section': /\/view-.*\.js$/,
  'the data of the next page': /\/page\.json$/,
  'the style sheet': /\/styles-.*\.css$/,
  typefaces: /\.woff2$/,
  pictures: /\.(avif|webp|png|svg|ico)$/,
};
