import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchContent, request } from './fetch-content.ts';

const answer = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answer));
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const json = JSON.stringify({ projects: [['Müller', 'https://example.com', '']] });

test('an answer is read, with a mark of the byte order too', async () => {
  answer.mockResolvedValue(new Response(`\ufeff${json}`));
  const { content } = await fetchContent('/api/index');
  expect(content.projects?.[0]?.title).toBe('Müller');
});

test.each([
  [json, 404, 'status 404'],
  ['<!doctype html>', 200, 'JSON'],
  ['{}', 200, 'nothing to show'],
])('the answer %j with status %i is a failure', async (body, status, message) => {
  answer.mockResolvedValue(new Response(body, { status }));
  await expect(fetchContent('/api/index')).rejects.toThrow(message);
});

test('of an answer that does not end two megabytes are read', async () => {
  let sent = 0;
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController) => {
    sent += 1;
    controller.enqueue(new Uint8Array(100_000).fill(0x20));
  };
  answer.mockResolvedValue(new Response(new ReadableStream({ pull, cancel })));
  await expect(fetchContent('/api/index')).rejects.toThrow('too large');
  expect(sent).toBeLessThan(25);
  expect(cancel).toHaveBeenCalledOnce();
});

test('of the answer that the build has written, all is read', async () => {
  const whole = JSON.stringify({ projects: [['Engine', '', 'x'.repeat(2_100_000)]] });
  answer.mockImplementation(async () => new Response(whole));
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
  const failed = vi.fn();
  fetchContent('/api/index').catch(failed);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('too late'));
  expect(vi.getTimerCount()).toBe(0);
});

/** Sends a request, and returns its header with the token against cross-site request forgery (CSRF). */
async function headerOf(url: string, method: string, cookie = 'a=1; XSRF-TOKEN=a%3Db%20c=') {
  vi.stubGlobal('document', { cookie });
  await request(url, { method, body: 'All', headers: { 'Content-Type': 'text/plain' } });
  const init = answer.mock.lastCall?.[1];
  const headers = new Headers(init?.headers);
  // The rest of a request goes out as it was given.
  expect(init).toMatchObject({ method, body: 'All' });
  expect(headers.get('Content-Type')).toBe('text/plain');
  return headers.get('X-XSRF-TOKEN');
}

test.each([
  ['POST', 'a=b c='],
  ['delete', 'a=b c='],
  ['GET', null],
])('a %s request to a relative URL carries %j of the cookie', async (method, header) => {
  for (const url of ['/api/index', 'api/index', '../api', '?page=2', '#part', ''])
    expect(await headerOf(url, method), url).toBe(header);
});

test('a URL that names its host never gets to see the cookie', async () => {
  const hosts = ['HTTPS://a.de/api', '//a.de/api', '/\\a.de/api', '/\t/a.de', 'ht\ntps://a.de/api'];
  for (const url of hosts) expect(await headerOf(url, 'POST'), url).toBeNull();
});

test.each([
  ['', null],
  ['xsrf-token=1; NOT-XSRF-TOKEN=2; XSRF-TOKEN-2=other', null],
  ['XSRF-TOKEN=50%; b=2', '50%'],
])('with the cookies %j the header is %j', async (cookie, header) => {
  expect(await headerOf('/api', 'POST', cookie)).toBe(header);
});
