import { yieldToMain } from '../browser/yield-to-main.ts';
import { fetchContent } from '../data/fetch-content.ts';
import { indexUrl } from '../data/index-url.ts';
import { createContentStore } from '../data/store.ts';
import { finishEntrancesOnFocus } from '../entrance/finish-on-focus.ts';
import { type DocumentData, documentDataId } from '../page-data.ts';
import { loadViews } from '../sections/loaded-views.ts';
import { App } from './App.tsx';
import { followAsDocuments } from './document-links.ts';
import type { Edits } from './hot-update.ts';
import { reloadWhenPicturesAreGone } from './outdated-pictures.ts';
import { createPageLoader } from './page-loader.ts';
import { prefetchPages } from './prefetch.ts';
import { announceRoutes } from './route-announcer.ts';
import { createAppRouter } from './router.tsx';
import { reportCaught } from './SectionBoundary.tsx';
import { createStyleAdopter } from './section-styles.ts';
import { showEdits } from './show-edits.ts';
import { siteAddresses } from './site-addresses.ts';
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
  const { currentPath, documentPath, isPage } = siteAddresses(first, base, () => site.paths);
  // Before the router reads the address, since it takes `//projects` for `/projects`.
  if (!isPage(currentPath())) history.replaceState(null, '', base);
  const store = createContentStore(first.content, () =>
    fetchContent(indexUrl(site.api, base), site.api.maxSize),
  );
  const adoptStyles = createStyleAdopter(first.page.types);
  const pages = createPageLoader({
    first,
    base,
    documentPath,
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

  if (!import.meta.hot || !edits) return;
  const setSite = (edited: typeof site) => {
    site = edited;
  };
  const render = () => root.render(app());
  showEdits(edits, { router, routes, pages, store, currentPath, setSite, render });
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
