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
import { App } from './App.tsx';
import { followAsDocuments } from './document-links.ts';
import { type Edits, keepPageKey, renamedPath } from './hot-update.ts';
import { reloadWhenPicturesAreGone } from './outdated-pictures.ts';
import { createPageLoader } from './page-loader.ts';
import { prefetchPages } from './prefetch.ts';
import { announceRoutes } from './route-announcer.ts';
import { createAppRouter, createRoutes } from './router.tsx';
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
  const first = readDocumentData();
  let { site } = first;
  const currentPath = () => pagePath(location.href, base);
  // Before the router reads the address, since it takes `//projects` for `/projects`.
  const isPage = (path: string | undefined) => site.paths.some((each) => each === path);
  if (!isPage(currentPath())) history.replaceState(null, '', base);
  const store = createContentStore(first.content, () => fetchContent(indexUrl(site.api, base)));
  const adoptStyles = createStyleAdopter(first.page.types);
  const pages = createPageLoader({
    first,
    base,
    documentPath: pagePath(documentAddress(), base),
    onFile: (file) => {
      store.fill(file.content);
      adoptStyles(file.styles);
    },
    loadScript: ({ types }) => loadViews(types),
  });
  // In development the pages have no files of their own, and an edit brings what is new.
  if (!import.meta.hot) {
    reloadWhenPicturesAreGone(() => pages.isOutdated(currentPath() ?? ''));
  }
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  await yieldToMain();
  const { paths, trailingSlash } = site;
  const routes = { paths, isPage, loadPage: pages.load, base };
  const router = createAppRouter({ ...routes, onReady, trailingSlash });
  // Render the same boundaries as the prerendered page.
  router.ssr = { manifest: undefined };
  announceRoutes(router);

  // Where it does not come, the document is as good as it gets: visiting it again would not end.
  await loadViews(first.page.types);
  await yieldToMain();
  await router.load();
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
    const path = currentPath() ?? '';
    site = data.site;
    const renamed = renamedPath(path, before, site.paths);
    // The page on the screen has its old route until it is shown at its new path.
    routes.paths = [...new Set([...routes.paths, ...site.paths])];
    router.update({ ...router.options, routeTree: createRoutes(routes) });
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

/** The address that the document was asked for at; a visitor may have gone back within it meanwhile. */
function documentAddress(): string {
  const [visit] = performance.getEntriesByType('navigation');
  return visit?.name ?? location.href;
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
