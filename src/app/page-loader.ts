import { wait } from '../browser/script-loading.ts';
import type { DocumentData, PageData, PageFile } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { fetchPageFile, isStyleSheetMissing, pathOf } from './page-files.ts';

/** Loads the data of each page once. */
export type PageLoader = ReturnType<typeof createPageLoader>;

type Options = {
  /** The data of the document's own page, which the build wrote into the document. */
  first: DocumentData;
  /** Returns the paths of all pages, which an edit may change in development. */
  paths: () => readonly string[];
  /** Called with each loaded page file, whose content and headings the caller needs. */
  onFile: (file: PageFile) => void;
  /** Loads the script that a page needs in addition to the main bundle. */
  loadScript: (page: PageData['page']) => Promise<void>;
};

/** The longest time in ms that the files of a page may take to load. */
const maxDuration = 8_000;

/** The longest time in ms to ask the host whether a page's file is current. The result holds for this time too. */
const confirmation = 1_000;

/** A page, and the time (of `performance.now()`, in ms) until which its file counts as current. */
type KnownPage = { data: Promise<PageData>; until: number };

/** Returns an entry for data that is always current. */
export const knownPage = (data: PageData | Promise<PageData>): KnownPage => ({
  data: Promise.resolve(data),
  until: Number.POSITIVE_INFINITY,
});

/**
 * Creates the loader. The first page's data is in the document, and each other page has a small data
 * file. If a page's file or script fails to load in time, or is of another build, the browser loads
 * the page's document instead. The current document is never loaded again, since a host that responds
 * with the wrong document would make the browser reload without end.
 */
export function createPageLoader(options: Options) {
  const { first, paths } = options;
  const { prepare, known } = createPageCache(options);
  // The visitor may have gone back before this script ran, so `location` may differ from the document's URL.
  const [visit] = performance.getEntriesByType('navigation');
  const requested = pathOf(visit?.name ?? location.href);

  /** Checks whether there is a page at a path. */
  const has = (path: string | undefined): path is string =>
    path !== undefined && paths().includes(path);

  return {
    has,
    /**
     * Returns the data of a page that is to be shown; undefined if there is no page at the path. The
     * `signal` is aborted if the visitor goes to another page meanwhile.
     */
    load: async (path: string | undefined, signal?: AbortSignal, hash = '') => {
      if (!has(path)) return undefined;
      const page = await Promise.race([prepare(path, true), wait(maxDuration)]);
      if (page) return page;
      if (path === requested) return path === '' ? first : undefined;
      return visitDocument(path, hash, first.site.trailingSlash, signal);
    },
    /** Loads a page's data in advance. If the visitor will probably open the page, also loads its script. */
    prefetch: (path: string, willOpen: boolean) => void prepare(path, willOpen),
    /** The pages that were loaded, which an edit replaces in development. */
    known,
  };
}

/** Creates a cache for the data of all pages that were loaded. */
function createPageCache({ first, onFile, loadScript }: Options) {
  const pages = new Map([[first.page.path, knownPage(first)]]);
  return {
    known: pages,
    /** Loads a page. Before a visit, also asks the host whether earlier data is current, and loads the script. */
    prepare: async (path: string, willOpen: boolean): Promise<PageData | undefined> => {
      const now = performance.now();
      const known = pages.get(path);
      const fetched = known?.data ?? fetchPage(path, first.build, onFile);
      const isConfirmed = !known || !willOpen || now <= known.until;
      const data = isConfirmed ? fetched : confirmPage(path, first.build).then(() => fetched);
      if (data !== known?.data) pages.set(path, { data, until: willOpen ? now + confirmation : 0 });
      try {
        const script = willOpen && fetched.then(({ page }) => loadScript(page));
        const [page] = await Promise.all([data, script]);
        return page;
      } catch {
        // The browser has logged the failed request. Without an entry, the next visit fetches the page again.
        pages.delete(path);
        return undefined;
      }
    },
  };
}

/** @throws {Error} if a page's file is missing, out of reach or of another build, or the style sheet is missing. */
async function fetchPage(path: string, build: string, onFile: Options['onFile']) {
  const file = await fetchPageFile(path);
  if (file?.build !== build || isStyleSheetMissing()) throw new Error(path);
  onFile(file);
  return file;
}

/** @throws {Error} if the host responds in time that the file is missing or of another build. */
async function confirmPage(path: string, build: string): Promise<void> {
  const file = await Promise.race([fetchPageFile(path, 'no-cache'), wait(confirmation)]);
  if (file !== undefined && file?.build !== build) throw new Error(path);
}

/**
 * Loads the document of a page, unless the visitor has gone to another page. The promise never settles,
 * so the old page stays until the browser shows the new document.
 */
function visitDocument(path: string, hash: string, trailingSlash: boolean, signal?: AbortSignal) {
  const site = new URL(import.meta.env.PAGES_URL, location.origin).href;
  const url = pageUrl(site, path, trailingSlash);
  url.hash = hash;
  if (!signal?.aborted) location.assign(url);
  return new Promise<never>(() => {});
}
