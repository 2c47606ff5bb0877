import { startTransition } from 'react';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { ContentStore } from '../data/store.ts';
import { editEvent, listeningEvent } from '../edit-event.ts';
import type { DocumentData, SharedConfig } from '../page-data.ts';
import { fetchPageFile, pathOf } from './page-files.ts';
import { knownPage, type PageLoader } from './page-loader.ts';
import type { AppRouter } from './router.tsx';

type OpenPage = {
  first: DocumentData;
  router: AppRouter;
  pages: PageLoader;
  store: ContentStore;
  shared: { site: SharedConfig };
  render: () => void;
};

/**
 * Shows edits without reloading the page, which asks for its own data again after each. A page that cannot be rendered
 * any more is reloaded, since its document shows the error. Runs in development only.
 */
export function showEdits(hot: ViteHotContext, page: OpenPage): void {
  const refresh = createRefresh(page);
  // Vite's client would handle no other message until a promise that is returned to it is settled.
  const update = () => void refresh(() => location.reload());
  const overlays = () => document.querySelectorAll('vite-error-overlay');
  hot.on(editEvent, () => {
    // This is the edit that has mended what an overlay says. A later mistake opens another overlay.
    for (const overlay of overlays()) overlay.remove();
    update();
  });
  hot.on('vite:afterUpdate', update);
  // In response, the dev server sends the present mistake of the owner's files.
  hot.send(listeningEvent);
  // The page may have missed an edit while it loaded. If it was loaded with an error, that is all there is to show.
  if (overlays().length === 0) void refresh(() => {});
}

function createRefresh({ first, router, pages, store, shared, render }: OpenPage) {
  /** The content of the last answer, as JSON. */
  let content = JSON.stringify(first.content);
  let requests = 0;
  return async (onFault: () => void): Promise<void> => {
    requests += 1;
    const request = requests;
    const path = pathOf(location.href) ?? '';
    const file = await fetchPageFile(path);
    // An older answer may arrive after a newer one. Without an answer, Vite's client says what is wrong.
    if (request !== requests || file === undefined) return;
    if (!file?.development) return onFault();
    const { site, css } = file.development;
    const { paths } = shared.site;
    if (!site.paths.includes(path)) {
      // If there are as many pages as before, the page was renamed. Otherwise, it was removed.
      const renamed = paths.length === site.paths.length ? site.paths[paths.indexOf(path)] : '';
      return location.replace(import.meta.env.PAGES_URL + (renamed ?? ''));
    }
    shared.site = site;
    showStyles(css);
    // The data service may have sent other content since, which stays unless the owner has edited the file.
    const answered = JSON.stringify(file.content);
    if (answered !== content) store.setState(file.content);
    content = answered;
    // All other pages are loaded again before they are shown, also one that the visitor has gone to meanwhile.
    pages.known.clear();
    pages.known.set(path, knownPage(file));
    await router.invalidate();
    startTransition(render);
  };
}

function showStyles(css: string): void {
  const styles = document.querySelector('style');
  if (styles && styles.textContent !== css) styles.textContent = css;
}
