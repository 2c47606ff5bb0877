import { startTransition } from 'react';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { ContentStore } from '../data/store.ts';
import { type Edit, editEvent, editRequestEvent, stylesEvent } from '../edit-event.ts';
import type { PageData, SharedConfig } from '../page-data.ts';
import type { Assets } from '../ui/assets.ts';
import { pageDataUrl, pathOf } from './page-files.ts';
import { knownPage, type PageLoader } from './page-loader.ts';
import type { AppRouter } from './router.tsx';

type OpenPage = {
  router: AppRouter;
  pages: PageLoader;
  store: ContentStore;
  shared: { site: SharedConfig };
  render: () => void;
};

/** Shows edits of the site owner's files without reloading the page. Runs in development only. */
export function showEdits(hot: ViteHotContext, page: OpenPage): void {
  const overlays = () => document.querySelectorAll('vite-error-overlay');
  hot.on(editEvent, async (edit: Edit) => {
    // If the page was loaded with an error overlay, the error is newer than a repeated edit, which is ignored.
    if (edit.isRepeated && overlays().length > 0) return;
    // If an error overlay is open at the first update, Vite reloads the page, so the overlays are removed first.
    for (const overlay of overlays()) overlay.remove();
    await showEdit(edit, page);
  });
  hot.on(stylesEvent, showStyles);
  hot.on('vite:afterUpdate', reloadWhereFaulty);
  // In response, the dev server sends the edits that the page may have missed during loading.
  hot.send(editRequestEvent, pathOf(location.href) ?? '');
}

async function showEdit(edit: Edit, { pages, router, shared, store, render }: OpenPage) {
  const path = pathOf(location.href) ?? '';
  const moved = edit.moved[path];
  if (moved !== undefined) return location.replace(import.meta.env.BASE_URL + moved);
  shared.site = edit.site;
  if (edit.content) store.setState(edit.content);
  const { assets } = edit;
  const page = edit.pages.find((each) => each.path === path);
  const shown = pages.known.get(path)?.data;
  // All other pages are loaded again before they are shown.
  pages.known.clear();
  if (page) pages.known.set(path, knownPage({ page, assets, content: {} }));
  else if (shown) pages.known.set(path, knownPage(shown.then((data) => withAssets(data, assets))));
  await router.invalidate();
  startTransition(render);
}

/** Adds assets to the data of a page, such as the new version of a picture. */
function withAssets(data: PageData, { pictures, icons, files, dates }: Assets): PageData {
  const { assets: old } = data;
  const assets = {
    pictures: { ...old.pictures, ...pictures },
    icons: { ...old.icons, ...icons },
    files: { ...old.files, ...files },
    dates,
  };
  return { ...data, assets };
}

function showStyles(css: string): void {
  const styles = document.querySelector('style');
  if (styles && styles.textContent !== css) styles.textContent = css;
}

/** Reloads a page that the dev server can no longer render, since the reloaded document shows the error. */
async function reloadWhereFaulty(): Promise<void> {
  const { ok } = await fetch(pageDataUrl(pathOf(location.href) ?? ''));
  if (!ok) location.reload();
}
