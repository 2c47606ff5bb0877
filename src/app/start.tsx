import { yieldToMain } from '../browser/script-loading.ts';
import { fetchContent } from '../data/fetch-content.ts';
import { indexUrl } from '../data/service.ts';
import { type ContentStore, createContentStore } from '../data/store.ts';
import { finishEntrancesOnFocus } from '../entrance/finish-on-focus.ts';
import { type DocumentData, documentDataId } from '../page-data.ts';
import { loadViews } from '../sections/loaded-views.ts';
import { App } from './App.tsx';
import { announceRoutes } from './announce-routes.ts';
import type { Edits } from './hot-update.ts';
import { reloadWhenPicturesAreGone } from './outdated-pictures.ts';
import { createStyleAdopter } from './page-files.ts';
import { followAsDocuments, prefetchPages } from './page-links.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { createAppRouter, type RouteOptions } from './router.tsx';
import { reportCaught } from './SectionBoundary.tsx';
import { showEdits } from './show-edits.ts';
import { pathOf, siteAddresses } from './site-addresses.ts';
import { animatePageChanges } from './view-transition.ts';

type Options = {
  /** What puts the page into React's hands; it may still be on its way. */
  mount: Promise<typeof import('./mount.ts')>;
  /** Called just before React hydrates the page: from then on React gets the clicks itself. */
  onHydrate: () => void;
  /** The edits of the owner's files; in development only. */
  edits: Edits | undefined;
};

const base = import.meta.env.BASE_URL;

/**
 * Starts the page that the document shows; settles when it answers the visitor.
 * @throws {Error} when the document was not written by the build.
 */
export async function startPage({ mount, onHydrate, edits }: Options): Promise<void> {
  const first = readDocumentData();
  /** What all pages share; an edit replaces it. */
  const shared = { site: first.site };
  const { documentPath, isPage } = siteAddresses(first, () => shared.site.paths);
  // Before the router reads the address, since it takes `//projects` for `/projects`.
  if (!isPage(pathOf(location.href))) history.replaceState(null, '', base);
  const store = createContentStore(first.content, () =>
    fetchContent(indexUrl(shared.site.api, base), shared.site.api.maxSize),
  );
  const pages = loadPages(first, store, documentPath);
  await yieldToMain();

  const routes = { paths: first.site.paths, isPage, loadPage: pages.load };
  const { router, ready } = await enterPage(first, routes);
  const { mountPage } = await mount;
  await yieldToMain();

  const app = () => <App site={shared.site} store={store} router={router} />;
  const isInDocument = router.state.matches.at(-1)?.pathname === `/${first.page.path}`;
  onHydrate();
  const page = await mountPage(app(), isInDocument, { onCaughtError: reportCaught });
  finishEntrancesOnFocus(document);
  followAsDocuments(isDocument(first));
  animatePageChanges(router);

  await ready;
  page.removeStaleTags();
  prefetchPages(pages, isDocument(first));
  if (!import.meta.hot || !edits) return;
  const render = () => page.root.render(app());
  showEdits({ edits, router, routes, pages, store, shared, render });
}

function readDocumentData(): DocumentData {
  const text = document.getElementById(documentDataId)?.textContent;
  const data: unknown = JSON.parse(text || 'null');
  if (!isDocumentData(data)) throw new Error(`No data in #${documentDataId}`);
  return data;
}

function isDocumentData(data: unknown): data is DocumentData {
  return 'site' in Object(data);
}

function loadPages(
  first: DocumentData,
  store: ContentStore,
  documentPath: string | undefined,
): PageLoader {
  const adoptStyles = createStyleAdopter(first.page.types);
  const pages = createPageLoader({
    first,
    documentPath,
    onFile: (file) => {
      store.fill(file.content);
      adoptStyles(file.styles);
    },
    loadScript: ({ types }) => loadViews(types),
  });
  // In development the pictures have no names of a build, and an edit brings what is new.
  if (!import.meta.hot) {
    reloadWhenPicturesAreGone(() => pages.isOutdated(pathOf(location.href) ?? ''));
  }
  return pages;
}

/** Leads the router to the page at the address; `ready` settles when that page answers the visitor. */
async function enterPage({ page, site }: DocumentData, routes: RouteOptions) {
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const router = createAppRouter({ ...routes, onReady, trailingSlash: site.trailingSlash });
  // Makes the router render the boundaries that the prerendered page has.
  router.ssr = { manifest: undefined };
  announceRoutes(router);
  // Where they do not come, the document stays as it is: loading it again would fail again, without end.
  await loadViews(page.types);
  await yieldToMain();
  await router.load();
  return { router, ready };
}

/**
 * Tells which pages are visited as documents. To put 10,000 rows on the screen, or to take them away,
 * would block the main thread for half a second.
 */
const isDocument =
  ({ page, site: { large } }: DocumentData) =>
  (path: string) =>
    path !== page.path && (large.includes(page.path) || large.includes(path));
