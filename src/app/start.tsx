import { startTransition } from 'react';
import { yieldToMain } from '../browser/yield-to-main.ts';
import { fetchContent } from '../data/fetch-content.ts';
import { indexUrl } from '../data/index-url.ts';
import { createContentStore } from '../data/store.ts';
import type { Edit } from '../edit-event.ts';
import { finishEntrancesOnFocus } from '../entrance/finish-on-focus.ts';
import { type DocumentData, documentDataId } from '../page-data.ts';
import { loadViews } from '../sections/loaded-views.ts';
import { pagePath } from '../shared/page-path.ts';
import { isReadablePath } from '../shared/readable-path.ts';
import { App } from './App.tsx';
import { followAsDocuments } from './document-links.ts';
import { type Edits, keepPageKey, renamedPath } from './hot-update.ts';
import { reloadWhenPicturesAreGone } from './outdated-pictures.ts';
import { createPageLoader } from './page-loader.ts';
import { prefetchPages } from './prefetch.ts';
import { announceRoutes } from './route-announcer.ts';
import { createAppRouter } from './router.tsx';
import { reportCaught } from './SectionBoundary.tsx';
import { createStyleAdopter } from './section-styles.ts';
import { animatePageChanges } from './view-transition.ts';

type Options = {
  /** What puts the page into React's hands; it may still be on its way. */
  mount: Promise<typeof import('./mount.ts')>;
  /** Called just before React hydrates the page: it records the clicks on the page from then on. */
  onHydrate: () => void;
  /** The edits of the owner's files; in development only. */
  edits: Edits | undefined;
};

/**
 * Starts the page that the document shows; settles when it answers the visitor.
 * @throws {Error} when the document was not written by the build.
 */
export async function startPage({ mount, onHydrate, edits }: Options): Promise<void> {
  const base = import.meta.env.BASE_URL;
  // The router fails on a path with a broken escape; no page has such a path.
  if (!isReadablePath(location.pathname)) history.replaceState(null, '', base);

  const first = readDocumentData();
  let { site } = first;
  const store = createContentStore(first.content, () => fetchContent(indexUrl(site.api, base)));
  const adoptStyles = createStyleAdopter(first.page.types);
  const pages = createPageLoader({
    first,
    base,
    onFile: (file) => {
      store.fill(file.content);
      adoptStyles(file.styles);
    },
    loadScript: ({ types }) => loadViews(types),
  });
  // In development the pages have no files of their own, and an edit brings what is new.
  if (!import.meta.hot) {
    reloadWhenPicturesAreGone(() => pages.isOutdated(pagePath(location.pathname, base)));
  }
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  // A host answers with the first page where there is none: whose address is not its own is lost,
  // unless a visitor went back within the document before this script ran. Links lead to pages; one
  // that has gone meanwhile is asked of the host.
  const [visit] = performance.getEntriesByType('navigation');
  const visited = pagePath(visit?.name ?? location.href, base);
  let isPage = (path: string) => path === '' || path === first.page.path || path !== visited;
  await yieldToMain();
  const router = createAppRouter({
    isPage: (path) => isPage(path),
    loadPage: pages.load,
    onReady,
    trailingSlash: site.trailingSlash,
    base,
  });
  // Render the same boundaries as the prerendered page.
  router.ssr = { manifest: undefined };
  announceRoutes(router);

  // Where it does not come, the document is as good as it gets: visiting it again would not end.
  await loadViews(first.page.types);
  await yieldToMain();
  // Nothing is rendered before any redirect is settled.
  await router.load();
  isPage = () => true;
  const { findPageTags, hydrate, replacePage } = await mount;
  await yieldToMain();

  const app = () => <App site={site} store={store} router={router} />;
  const isInDocument = router.state.matches.at(-1)?.pathname === `/${first.page.path}`;
  const pageTags = findPageTags(document.head);
  onHydrate();
  const root = await (isInDocument ? hydrate : replacePage)(pageElement(), app(), {
    onCaughtError: reportCaught,
  });
  finishEntrancesOnFocus(document);
  // To put 10,000 rows on the screen, or to take them away, would block the main thread for half a second.
  const { large } = site;
  const isAlone = large.includes(first.page.path);
  const isDocument = (path: string) =>
    path !== first.page.path && (isAlone || large.includes(path));
  followAsDocuments(isDocument, base);
  animatePageChanges(router);

  await ready;
  pageTags.removeStale();
  prefetchPages(pages, isDocument, base);

  if (!import.meta.hot) return;
  edits?.show(async ({ data, before, isContent }: Edit) => {
    const { assets, content, pages: edited } = data;
    const path = pagePath(location.pathname, base);
    const renamed = renamedPath(
      path,
      before,
      edited.map((page) => page.path),
    );
    site = data.site;
    if (isContent) store.setState(content);
    pages.replace(edited.map((page) => ({ page, assets, content })));
    if (renamed !== undefined) {
      keepPageKey(path, renamed);
      await router.navigate({ to: `/${renamed}`, replace: true, resetScroll: false });
    }
    await router.invalidate();
    startTransition(() => root.render(app()));
  });
}

function readDocumentData(): DocumentData {
  const text = document.getElementById(documentDataId)?.textContent;
  if (!text) throw new Error(`The document has no element #${documentDataId}`);
  return JSON.parse(text);
}

function pageElement(): HTMLElement {
  const element = document.getElementById('page');
  if (!element) throw new Error('The document has no element #page');
  return element;
}
