import { afterEach, expect, test, vi } from 'vitest';
import { fetchContent } from './fetch-content.ts';
import { indexUrl } from './service.ts';

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
  expect(content).toMatchObject({ projects: [], contact: [] });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls[0]).toMatchObject([
    '/api/index',
    { cache: 'no-cache', credentials: 'omit', signal: expect.any(AbortSignal) },
  ]);
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

test('a mark of the byte order is no fault, and letters of another encoding are one', async () => {
  const json = JSON.stringify({ projects: [['Müller', 'https://example.com', '']] });
  answer.mockResolvedValue(new Response(`\ufeff${json}`));
  const { content } = await fetchContent('/api/index');
  expect(content.projects?.[0]?.title).toBe('Müller');
  answer.mockResolvedValue(new Response(Buffer.from(json, 'latin1')));
  await expect(fetchContent('/api/index')).rejects.toThrow(TypeError);
  answer.mockResolvedValue(new Response(Buffer.from(json, 'utf16le')));
  await expect(fetchContent('/api/index')).rejects.toThrow();
});

test('of an answer that does not end two megabytes are read', async () => {
  let sent = 0;
  let isCancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(100_000).fill(0x20));
    },
    cancel() {
      isCancelled = true;
    },
  });
  answer.mockResolvedValue(new Response(endless));
  await expect(fetchContent('/api/index')).rejects.toThrow('too large');
  expect(sent).toBeLessThan(25);
  expect(isCancelled).toBe(true);
});

test('of the answer that the build has written, all is read', async () => {
  const whole = JSON.stringify({ projects: [['Engine', '', 'x'.repeat(2_100_000)]] });
  answer.mockImplementation(async () => new Response(whole));
  await expect(fetchContent('/api/index')).rejects.toThrow('too large');
  await expect(fetchContent('/api/index', whole.length - 1)).rejects.toThrow('too large');
  const { content } = await fetchContent('/api/index', whole.length);
  expect(content.projects).toHaveLength(1);
});

test('a service that does not answer is given up after eight seconds', async () => {
  vi.useFakeTimers();
  answer.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  let fault: unknown;
  fetchContent('/api/index').catch((error: unknown) => {
    fault = error;
  });
  await vi.advanceTimersByTimeAsync(7_900);
  expect(fault).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  expect(fault).toEqual(new Error('too late'));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a service that cannot be reached is a failure', async () => {
  answer.mockRejectedValue(new TypeError('fetch failed'));
  await expect(fetchContent('/api/index')).rejects.toThrow('fetch failed');
});
