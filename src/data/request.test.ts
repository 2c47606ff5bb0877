// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

const sent = vi.fn<typeof fetch>(async () => new Response());

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=a%3Db%20c=; XSRF-TOKEN-2=other' });
});
afterEach(() => vi.unstubAllGlobals());

async function headerOf(url: string, init?: RequestInit): Promise<string | null> {
  await request(url, init);
  return new Headers(sent.mock.calls.at(-1)?.[1]?.headers).get('X-XSRF-TOKEN');
}

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'post'])(
  'a %s request to a relative URL carries the cookie, decoded',
  async (method) => {
    for (const url of ['/api/index', 'api/index', './api', '../api', '?page=2', '#part', '']) {
      expect(await headerOf(url, { method }), url).toBe('a=b c=');
    }
  },
);

test.each(['GET', 'get', undefined])('a %s request never carries it', async (method) => {
  expect(await headerOf('/api/index', method === undefined ? {} : { method })).toBeNull();
  expect(await headerOf('/api/index')).toBeNull();
});

test.each([
  'https://example.com/api',
  'http://localhost/api',
  'HTTPS://example.com/api',
  '//example.com/api',
  '\\\\example.com/api',
  '/\\example.com/api',
  '\\/example.com/api',
  '/\t/example.com/api',
  '/\n/example.com/api',
  ' //example.com/api',
  '\thttps://example.com/api',
  'ht\ntps://example.com/api',
  'https:\\\\example.com/api',
  'http:///example.com/api',
])('%j names its host, and never gets to see it', async (url) => {
  expect(await headerOf(url, { method: 'POST' })).toBeNull();
});

test('the rest of a request goes out as it was given', async () => {
  const body = '{"name":"Ada"}';
  const headers = { 'Content-Type': 'application/json' };
  await request('/api/index', { method: 'POST', body, headers });
  const [url, init] = sent.mock.calls.at(-1) ?? [];
  expect(url).toBe('/api/index');
  expect(init).toMatchObject({ method: 'POST', body });
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
});

test.each([
  ['no cookie at all', '', null],
  ['cookies of other names', 'xsrf-token=1; NOT-XSRF-TOKEN=2', null],
  ['an empty cookie', 'XSRF-TOKEN=', ''],
  ['a cookie with a broken escape', 'XSRF-TOKEN=50%', '50%'],
  ['the cookie as the last of several', 'a=1; b=2; XSRF-TOKEN=last', 'last'],
])('with %s the header is that', async (_, cookie, expected) => {
  vi.stubGlobal('document', { cookie });
  expect(await headerOf('/api', { method: 'POST' })).toBe(expected);
});
