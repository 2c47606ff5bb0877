import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/router.tsx';
import { createSnapshotStore } from './data/snapshot-store.ts';
import type { DocumentData, SiteData } from './page-data.ts';
import { display } from './ui/display.css.ts';

/** The class of what is set in the display face. */
export const displayClass = display;

/** A page as HTML, in the two places of the document it goes to, and what its script starts from. */
export type RenderedPage = { head: string; body: string; data: DocumentData };

/**
 * Renders a page with the snapshot of its content. Its data holds of content and assets what it has
 * asked for, and nothing that only other pages show.
 * @throws {Error} for a path that is no page's.
 */
export async function render(site: SiteData, path: string, build: string): Promise<RenderedPage> {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`prerender.tsx was asked for "${path}", which is no page`);
  const parts = new Set<string>();
  const pictures = recordReads(site.assets.pictures);
  const icons = recordReads(site.assets.icons);
  const files = recordReads(site.assets.files);
  const assets = { pictures: pictures.all, icons: icons.all, files: files.all };
  const data = { page, build, content: {}, assets };
  const base = import.meta.env.BASE_URL;
  const store = createSnapshotStore(site.content, (part) => parts.add(part));
  const history = createMemoryHistory({ initialEntries: [base + path] });
  const router = createAppRouter({
    isPage: (each) => each === path,
    loadPage: () => data,
    base,
    history,
  });
  await router.load();
  const html = renderToString(<App site={site.site} store={store} router={router} />);
  // React puts what belongs into the head in front of the page's first element.
  const start = html.indexOf('<div');
  // A live answer may hold links that the snapshot has not.
  const likely = parts.has('contact') ? site.likelyIcons : {};
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    data: {
      ...data,
      site: site.site,
      content: Object.fromEntries(Object.entries(site.content).filter(([part]) => parts.has(part))),
      assets: {
        pictures: pictures.read(),
        icons: { ...likely, ...icons.read() },
        files: files.read(),
      },
    },
  };
}

/** Tells which entries of a record were asked for. */
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
