import { startTransition } from 'react';
import type { ViteHotContext } from 'vite/types/hot.js';
import type { ContentStore } from '../data/store.ts';
import { type Edit, editEvent, editRequestEvent, stylesEvent } from '../edit-event.ts';
import type { SharedConfig } from '../page-data.ts';
import { pageDataUrl, pathOf } from './page-files.ts';
import type { PageLoader } from './page-loader.ts';
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
  // In response, the dev server sends the latest edit, which the page may have missed during loading.
  hot.send(editRequestEvent);
}

async function showEdit({ data, before, isContent }: Edit, open: OpenPage): Promise<void> {
  const { assets, content, site, pages } = data;
  const path = pathOf(location.href) ?? '';
  const paths = pages.map((page) => page.path);
  const isRenamed = !paths.includes(path) && before.length === paths.length;
  const renamed = isRenamed ? paths[before.indexOf(path)] : undefined;
  if (renamed !== undefined) return location.replace(import.meta.env.BASE_URL + renamed);
  open.shared.site = site;
  if (isContent) open.store.setState(content);
  open.pages.replace(pages.map((page) => ({ page, assets, content })));
  await open.router.invalidate();
  startTransition(open.render);
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
