import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/router.tsx';
import { createSnapshotStore } from './data/snapshot-store.ts';
import type { Renderer } from './page-data.ts';
import { loadViews } from './sections/loaded-views.ts';
import { display } from './ui/display.css.ts';

/** The class of what is set in the display face. */
export const displayClass: Renderer['displayClass'] = display;

/**
 * Renders a page with the snapshot of the content. Its data has only those parts of the content and
 * the assets that the page has read while it was rendered.
 * @throws {Error} for a path without a page.
 */
export const render: Renderer['render'] = async (site, path, build) => {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page "${path}" to render`);
  const parts = new Set<string>();
  const pictures = recordReads(site.assets.pictures);
  const icons = recordReads(site.assets.icons);
  const files = recordReads(site.assets.files);
  const assets = { pictures: pictures.all, icons: icons.all, files: files.all };
  const data = { page, build, content: {}, assets };
  const base = import.meta.env.BASE_URL;
  const store = createSnapshotStore(site.content, (part) => parts.add(part));
  const { trailingSlash } = site.site;
  const end = trailingSlash && path !== '' ? '/' : '';
  const history = createMemoryHistory({ initialEntries: [base + path + end] });
  const router = createAppRouter({
    isPage: (each) => each === path,
    loadPage: async () => data,
    trailingSlash,
    base,
    history,
  });
  await Promise.all([router.load(), loadViews(page.types)]);
  const html = renderToString(<App site={site.site} store={store} router={router} />);
  // React puts the tags of the head in front of the page's first element.
  const start = html.indexOf('<div');
  // A live answer may hold links that the snapshot has not.
  const likely = [...parts].flatMap((part) => Object.entries(site.likelyIcons[part] ?? {}));
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    data: {
      ...data,
      site: site.site,
      content: Object.fromEntries(Object.entries(site.content).filter(([part]) => parts.has(part))),
      assets: {
        pictures: pictures.read(),
        icons: { ...Object.fromEntries(likely), ...icons.read() },
        files: files.read(),
      },
    },
  };
};

/** Records which entries of a record are read. */
function recordReads<Value>(record: Readonly<Record<string, Value>>) {
  const keys = new Set<string>();
  const all = new Proxy(record, {
    get(target, key) {
      keys.add(String(key));
      return Reflect.get(target, key);
    },
  });
  const read = () => Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
  return { all, read };
}
