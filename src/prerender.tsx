import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/router.tsx';
import { createContentStore } from './data/store.ts';
import type { PageData, Renderer } from './page-data.ts';
import { loadViews } from './sections/Section.tsx';
import type { Resource } from './shared/resource.ts';
import { resources } from './shared/resources.ts';
import type { Assets } from './ui/assets.ts';
import { setBorrowedTexts, setPageDirection } from './ui/isolating-jsx.ts';
import { display } from './ui/theme.css.ts';

export const displayClass: Renderer['displayClass'] = display;

/**
 * Renders a page with the content that the build has fetched. The result holds only the content and the
 * assets that the page has read during rendering.
 * @throws the first error that a component has thrown
 */
export const render: Renderer['render'] = async (site, page) => {
  globalThis.pagesUrl = site.pagesUrl;
  setPageDirection(site.direction);
  setBorrowedTexts(site.site.borrowed);
  const source = createContentStore(site.content, () => Promise.reject(new Error('No browser')));
  const state = recordReads(source.getState());
  const store = { ...source, getState: () => state.all };
  const pictures = recordReads(site.assets.pictures);
  const icons = recordReads(site.assets.icons);
  const files = recordReads(site.assets.files);
  const assets = recordReads<Assets>({
    pictures: pictures.all,
    icons: icons.all,
    files: files.all,
    dates: site.assets.dates,
  });
  const data = { page, content: {}, assets: assets.all };
  const router = createPageRouter(data, site.site.trailingSlash);
  await Promise.all([router.load(), loadViews(page.types)]);
  const html = await renderToHtml(<App site={site.site} store={store} router={router} />);
  // React writes the tags for `<head>` before the first <div>, so the HTML is split there.
  const start = html.indexOf('<div');
  // In the browser, the data service may send other links, so the icons of likely links are added.
  const likely = Object.entries<Resource>(resources).flatMap(([part, { fields }]) =>
    state.keys.has(part) ? fields.flatMap((field) => field.likely ?? []) : [],
  );
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    data: {
      ...data,
      site: site.site,
      content: pick(site.content, state.keys),
      assets: {
        pictures: pick(site.assets.pictures, pictures.keys),
        icons: pick(site.assets.icons, new Set([...icons.keys, ...likely])),
        files: pick(site.assets.files, files.keys),
        dates: assets.keys.has('dates') ? site.assets.dates : undefined,
      },
    },
  };
};

/** Creates a router that is at the path of a page, and knows no other path. */
function createPageRouter(data: PageData, trailingSlash: boolean) {
  const { path } = data.page;
  const base = import.meta.env.PAGES_URL;
  const end = trailingSlash && path !== '' ? '/' : '';
  return createAppRouter({
    loadPage: async (each) => (each === path ? data : undefined),
    trailingSlash,
    history: createMemoryHistory({ initialEntries: [base + path + end] }),
  });
}

/** The longest time in ms that rendering may wait for data of a component. */
const renderTimeout = 10_000;

/** Renders to HTML. React passes errors below a Suspense boundary only to `onError`, so this function throws them. */
async function renderToHtml(app: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const controller = new AbortController();
  const late = new Error(
    `It waits for something that has not come within ${renderTimeout / 1000} s`,
  );
  AbortSignal.timeout(renderTimeout).onabort = () => controller.abort(late);
  const stream = await renderToReadableStream(app, {
    signal: controller.signal,
    onError: (error) => void errors.push(error),
    // By default, React inserts parts of large pages by inline scripts, which the Content Security Policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (errors.length > 0) throw errors[0];
  return html;
}

/** Wraps a record to collect the keys of the entries that are read. */
function recordReads<R extends object>(record: R): { all: R; keys: Set<string> } {
  const keys = new Set<string>();
  const get = (target: R, key: string | symbol): unknown => {
    keys.add(String(key));
    return Reflect.get(target, key);
  };
  return { all: new Proxy(record, { get }), keys };
}

const pick = <Value,>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
