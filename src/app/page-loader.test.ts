import { afterEach, expect, test, vi } from 'vitest';
import { siteData } from '../../tests/unit/site-data.ts';
import type { PageFile } from '../page-data.ts';
import { reloadWhenPicturesAreGone } from './page-files.ts';
import { createPageLoader } from './page-loader.ts';

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
afterEach(() => {
  vi.unstubAllEnvs();
  assign.mockClear();
});

function pageAt(path: string, build = 'one'): PageFile {
  return {
    build,
    page: { path, title: path, description: '', navigation: true, parts: [], types: [] },
    content: {},
    assets: { pictures: {}, icons: {}, files: {} },
  };
}

type Answer = () => Promise<Response>;
const answerWith = (data: unknown) => async () => Response.json(data);
const text = (body: string, status: number) => async () => new Response(body, { status });
const html = text('<!doctype html>', 200);

/** Creates a loader for a site below /base/. Its document was requested at a path, and has the first page. */
function loader(answer: Answer, requested = '/base/') {
  const fetchFile = vi.fn(answer);
  vi.stubGlobal('fetch', fetchFile);
  vi.stubEnv('PAGES_URL', '/base/');
  const navigation = { entryType: '', startTime: 0, duration: 0, toJSON() {} };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { ...navigation, name: `https://alma.example${requested}` },
  ]);
  const onFile = vi.fn();
  const loadScript = vi.fn(async () => {});
  const first = { ...pageAt(''), site: siteData.site };
  const paths = () => ['', 'next', 'a/b'];
  const pages = createPageLoader({ first, paths, onFile, loadScript });
  return { pages, fetchFile, onFile, loadScript };
}

/** Waits until the loader makes the browser load the document at a path. */
const visited = (path: string) =>
  vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(new URL(path, location.origin)));

test('the page of the document is there, and another one is asked for once, beside its document', async () => {
  const data = { ...pageAt('a/b'), content: { projects: [] } };
  const { pages, fetchFile, onFile } = loader(answerWith(data));
  await expect(pages.load('')).resolves.toMatchObject(pageAt(''));
  pages.prefetch('a/b', true);
  await pages.load('a/b');
  await expect(pages.load('a/b')).resolves.toEqual(data);
  expect(fetchFile.mock.calls).toEqual([['/base/a/b/page.json', { cache: 'default' }]]);
  expect(onFile).toHaveBeenCalledExactlyOnceWith(data);
});

test.each<[string, Answer]>([
  ['is missing', text('', 404)],
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
  ['is HTML', html],
  ['is something else', answerWith({ error: 'Not found' })],
  ['was written by another build', answerWith(pageAt('next', 'two'))],
])('a page whose file %s is visited as a document, where its link led', async (_, answer) => {
  const { pages } = loader(answer);
  void pages.load('next', undefined, 'tools');
  await visited('/base/next#tools');
});

test('the document is not loaded anew where the host has answered with that of another page', async () => {
  const { pages } = loader(html, '/base/next');
  await expect(pages.load('next')).resolves.toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

test('there is a page at each of the listed paths and at no other', async () => {
  const { pages, fetchFile } = loader(html);
  expect(['', 'next', 'a/b'].every(pages.has)).toBe(true);
  for (const path of [undefined, '/', 'Next', 'next/', '%6eext', '//evil.example', '../evil'])
    await expect(pages.load(path)).resolves.toBeUndefined();
  expect(fetchFile).not.toHaveBeenCalled();
});

test('a page whose script does not come, or hangs, is visited as a document, unless a visitor has gone elsewhere', async () => {
  vi.useFakeTimers();
  const { pages, loadScript } = loader(answerWith(pageAt('next')));
  loadScript.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  void pages.load('next');
  await visited('/base/next');
  assign.mockClear();
  loadScript.mockReturnValue(new Promise(() => {}));
  const elsewhere = new AbortController();
  void pages.load('next', elsewhere.signal);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(assign).not.toHaveBeenCalled();
  elsewhere.abort();
  void pages.load('next', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9_000);
  await visited('/base/next');
});

test('a page that could not be prefetched is asked for again when it is wanted, and its script once it is meant', async () => {
  const { pages, fetchFile, loadScript } = loader(text('', 503));
  pages.prefetch('next', false);
  await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign).not.toHaveBeenCalled();
  expect(loadScript).not.toHaveBeenCalled();
  fetchFile.mockImplementation(answerWith(pageAt('next')));
  await expect(pages.load('next')).resolves.toEqual(pageAt('next'));
  expect(loadScript).toHaveBeenCalledExactlyOnceWith(pageAt('next').page);
});

test.each<[string, Answer, boolean]>([
  ['it still has', answerWith(pageAt('next')), true],
  ['it has of another build', answerWith(pageAt('next', 'two')), false],
  ['it has no more', text('Not found', 404), false],
  ['it cannot find now', text('Later', 503), true],
  ['it is slow about', () => new Promise(() => {}), true],
])(
  'of a page that was prefetched, the host says whether it is shown: one that %s',
  async (_, answer, isShown) => {
    const { pages, fetchFile, onFile } = loader(answerWith(pageAt('next')));
    pages.prefetch('next', false);
    await vi.waitFor(() => expect(onFile).toHaveBeenCalledOnce());
    fetchFile.mockImplementation(answer);
    const shown = vi.fn();
    void pages.load('next').then(shown);
    const end = isShown ? shown : assign;
    await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 20_000 });
    expect(isShown ? assign : shown).not.toHaveBeenCalled();
  },
);

test('the host is asked for a prefetched page once its link is pointed at, and not again by the press', async () => {
  const { pages, fetchFile, onFile } = loader(answerWith(pageAt('next')));
  pages.prefetch('next', false);
  await vi.waitFor(() => expect(onFile).toHaveBeenCalledOnce());
  pages.prefetch('next', true);
  pages.prefetch('next', true);
  await pages.load('next');
  expect(fetchFile).toHaveBeenCalledTimes(2);
});

test.each<[string, Answer, boolean]>([
  ['of the same build', answerWith(pageAt('')), false],
  ['of another build', answerWith(pageAt('', 'two')), true],
  ['that has gone', text('Not found', 404), false],
])(
  'for a missing picture the host is asked once, and a page %s is reloaded: %s',
  async (_, answer, isReloaded) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const fetchFile = vi.fn(answer);
    vi.stubGlobal('fetch', fetchFile);
    reloadWhenPicturesAreGone('one');
    const picture = document.body.appendChild(document.createElement('img'));
    picture.dispatchEvent(new Event('error'));
    picture.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetchFile).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
    reload.mockRestore();
  },
);
