import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchContent, indexUrl } from '../data/fetch-content.ts';
import { createContentStore } from '../data/store.ts';
import { listenForFocus } from '../entrance/focus.ts';
import { listenForPresses } from '../entrance/press.ts';
import { fetchPageData } from '../page-data.ts';
import { isReadablePath } from '../shared/readable-path.ts';
import { App } from './App.tsx';
import { announceArrivals } from './arrival.ts';
import { receiveEdits } from './edits.ts';
import { createAppRouter } from './router.ts';

/**
 * Brings the page to life that the browser already shows.
 * @throws {Error} when the document was not written by the build.
 */
export async function start(): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // The router cannot read a path with a broken escape, and it is none of ours.
  if (!isReadablePath(location.pathname)) history.replaceState(null, '', base);

  let data = await fetchPageData();
  const url = indexUrl(data.site.api, base);
  const store = createContentStore(data.snapshot, () => fetchContent(url));
  const createSiteRouter = () => {
    const created = createAppRouter({ site: () => data.site, store, base });
    // Render the same boundaries as the prerendered page.
    created.ssr = { manifest: undefined };
    announceArrivals(created);
    return created;
  };
  let router = createSiteRouter();

  // The head holds the owner's name, so it is made anew when the service gives another one.
  store.subscribe((now, before) => {
    if (now.owner?.nameOwn !== before.owner?.nameOwn) void router.invalidate();
  });

  // Nothing is rendered before any redirect is settled.
  await router.load();

  const page = document.getElementById('page');
  if (!page) throw new Error('build/page-html.ts writes an element with the id "page"');
  const app = () => <App data={data} store={store} router={router} />;
  const root =
    router.state.matches.at(-1)?.fullPath === page.dataset['path']
      ? hydrateRoot(page, app())
      : renderAnew(page, app());
  listenForPresses(document);
  listenForFocus(document);

  if (import.meta.hot) {
    receiveEdits(import.meta.hot, { store, data }, async (edited, address) => {
      data = edited;
      if (address === undefined) {
        await router.invalidate();
      } else {
        // The old router would redirect from a path it does not know.
        router.history.destroy();
        history.replaceState(history.state, '', address);
        router = createSiteRouter();
        await router.load();
      }
      root.render(app());
    });
  }
}

/** A host has answered with another page: its head and body give way. */
function renderAnew(container: HTMLElement, app: ReactNode) {
  const ofThatPage = 'title, meta[name]:not([name=viewport]), link[rel=canonical]';
  for (const stale of document.head.querySelectorAll(ofThatPage)) stale.remove();
  container.replaceChildren();
  const created = createRoot(container);
  created.render(app);
  return created;
}
