import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from './fetch-content.ts';
import { indexUrl } from './index-url.ts';

const endpoints = { index: '/api/index', projects: '/api/projects', about: '/api/about' };

test.each([
  ['', '/', '/api/index'],
  ['', '/portfolio/', '/portfolio/api/index'],
  ['https://example.com', '/', 'https://example.com/api/index'],
  ['https://example.com', '/portfolio/', 'https://example.com/api/index'],
  ['https://example.com/v2', '/', 'https://example.com/v2/api/index'],
])('host %j and base %j make %j', (host, base, url) => {
  expect(indexUrl({ host, endpoints }, base)).toBe(url);
});

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());

test('a good answer is read', async () => {
  answer.mockResolvedValue(Response.json({ projects: [], contactMe: [], personalOwn: {} }));
  const { content } = await fetchContent('/api/index');
  expect(content).toEqual({ projects: [], contact: [] });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls[0]?.[0]).toBe('/api/index');
});

test.each([404, 500, 503])('status %i is a failure that names it', async (status) => {
  answer.mockResolvedValue(new Response('{"projects":[]}', { status }));
  await expect(fetchContent('/api/index')).rejects.toThrow(`status ${status}`);
});

test.each(['', '<!doctype html>', '{"projects":[', 'null', '[]', '{}'])(
  'the body %j is a failure',
  async (body) => {
    answer.mockResolvedValue(new Response(body));
    await expect(fetchContent('/api/index')).rejects.toThrow();
  },
);

test('a service that cannot be reached is a failure', async () => {
  answer.mockRejectedValue(new TypeError('fetch failed'));
  await expect(fetchContent('/api/index')).rejects.toThrow('fetch failed');
});
