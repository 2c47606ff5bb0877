import { reloadDocument } from '../browser/failed-document.ts';
import { yieldToMain } from '../browser/script-loading.ts';
import { fetchContent } from '../data/fetch-content.ts';
import { indexUrl } from '../data/service.ts';
import { type ContentStore, createContentStore } from '../data/store.ts';
import { finishEntrancesOnFocus } from '../entrance/finish-on-focus.ts';
import { type DocumentData, documentDataId } from '../page-data.ts';
import { loadViews } from '../sections/Section.tsx';
import { App } from './App.tsx';
import { announcerId } from './CurrentPage.tsx';
import { loadHeadingFont, pathOf, reloadWhenPicturesAreGone } from './page-files.ts';
import { prefetchPages } from './page-links.ts';
import { createPageLoader, type PageLoader } from './page-loader.ts';
import { type AppRouter, createAppRouter, onPageChange } from './router.tsx';
import { showEdits } from './show-edits.ts';
import { animatePageChanges } from './view-transition.ts';

type Options = {
  /** The module that hydrates the page, which may still be loading. */
  mount: Promise<typeof import('./mount.ts')>;
  /** Called just before React hydrates the page. From then on, React handles clicks itself. */
  onHydrate: () => void;
};

const base = import.meta.env.PAGES_URL;

/**
 * Hydrates the document's page. The promise resolves once the page responds to clicks.
 * @throws {Error} if the document lacks the page data that the build writes into it.
 */
export async function startPage({ mount, onHydrate }: Options): Promise<void> {
  const first = readDocumentData();
  /** The configuration that all pages share. In development, an edit replaces `site`. */
  const shared = { site: first.site };
  const store = createContentStore(first.content, () =>
    fetchContent(indexUrl(shared.site.api, base), shared.site.api.maxSize),
  );
  const pages = loadPages(first, store, () => shared.site.paths);
  if (import.meta.env.LANGUAGES && !pages.has(pathOf(location.href))) {
    // Most hosts have one document for all unknown addresses, also for those below the folder of another language.
    const other = first.site.languages?.find(
      ({ url }) => url.length > base.length && location.pathname.startsWith(url),
    );
    if (other) return location.replace(other.url);
  }
  // The router would read `//projects` as `/projects`, so URLs without a page are replaced before it starts.
  if (!pages.has(pathOf(location.href))) history.replaceState(null, '', base);
  await yieldToMain();

  const { router, ready } = await enterPage(first, pages);
  const { mountPage } = await mount;
  await yieldToMain();

  const app = () => <App site={shared.site} store={store} router={router} />;
  const isInDocument = router.state.matches.at(-1)?.pathname === `/${first.page.path}`;
  onHydrate();
  let hasMoved = false;
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    hasMoved ||= fromLocation !== undefined && hrefChanged;
  });
  let isLost = false;
  const reloadOnce = () => {
    if (!isLost) reloadDocument(hasMoved);
    isLost = true;
  };
  // Extensions of browsers remove or wrap elements of a page, and React fails as it removes them itself.
  const page = await mountPage(app(), isInDocument, (error) => {
    console.error(error);
    reloadOnce();
  });
  finishEntrancesOnFocus(document);
  animatePageChanges(router);
  // Other pages need letters that the document's embedded font lacks, so the styles switch to the font's file.
  onPageChange(router, () => {
    document.documentElement.dataset['fonts'] = 'files';
  });

  await ready;
  const main = document.querySelector('main');
  // Into a removed element React renders without failing, and nobody sees the new page.
  onPageChange(router, () => {
    if (!main?.isConnected) reloadOnce();
  });
  page.removeStaleTags();
  prefetchPages(pages);
  const render = () => page.root.render(app());
  if (import.meta.hot) showEdits(import.meta.hot, { first, router, pages, store, shared, render });
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
  paths: () => readonly string[],
): PageLoader {
  // In development, picture files keep their names, so an open page's pictures are never removed.
  if (!import.meta.hot) reloadWhenPicturesAreGone(first.build);
  return createPageLoader({
    first,
    paths,
    onFile: (file) => {
      store.fill(file.content);
      loadHeadingFont(file);
    },
    loadScript: ({ types }) => loadViews(types),
  });
}

/** Loads the page at the current URL into the router. `ready` resolves once React has hydrated the page. */
async function enterPage({ page, site: { trailingSlash } }: DocumentData, pages: PageLoader) {
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const router = createAppRouter({ loadPage: pages.load, onReady, trailingSlash });
  // With `ssr` set, the router renders the same Suspense boundaries as in the prerendered HTML.
  router.ssr = { manifest: undefined };
  announceRoutes(router);
  // If the script of a section fails to load, the prerendered HTML stays. Reloading could repeat without end.
  await loadViews(page.types);
  await yieldToMain();
  await router.load();
  return { router, ready };
}

/** Focuses each new page's heading, unless the visitor has moved the focus, and announces the page's title. */
function announceRoutes(router: AppRouter): void {
  let focusedBefore: Element | null = null;
  router.subscribe('onBeforeLoad', () => {
    focusedBefore = document.activeElement;
  });
  onPageChange(router, () => {
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    const focused = document.activeElement;
    if (focused === focusedBefore || focused === document.body) {
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    const announcer = document.getElementById(announcerId);
    if (announcer) announcer.textContent = document.title;
  });
}
