import type { DocumentData, PageData, PageFile } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { createPageFiles } from './page-files.ts';

/** Loads what the pages of a site are made from, each once. */
export type PageLoader = {
  /**
   * A page that is to be shown, from the part of it that `hash` names on; the signal is aborted when a
   * visitor goes elsewhere meanwhile. Undefined where the host has none, and has answered with another.
   */
  load: (path: string, signal?: AbortSignal, hash?: string) => Promise<PageData | undefined>;
  /** A page that a visitor may be about to ask for: its data, and its script once it `isMeant`. */
  prefetch: (path: string, isMeant: boolean) => void;
  /** Whether the host has a page of another build by now. */
  isOutdated: (path: string) => Promise<boolean>;
  /** Replaces all pages after an edit, in development. */
  replace: (pages: readonly PageData[]) => void;
};

type Options = {
  /** What the document was made from. */
  first: DocumentData;
  /** Where the site is served from. */
  base: string;
  /** The path of the page that the document was asked for as; undefined for one that is none. */
  documentPath: string | undefined;
  /** Takes in what a page brings of the content and the styles. */
  onFile: (file: PageFile) => void;
  /** Loads the script that a page needs beside the one that all pages share. */
  loadScript: (page: PageData['page']) => Promise<void>;
};

/** How long the files of a page may take, in ms. */
const maxDuration = 8_000;

/** How long the host may take to confirm a page that was prefetched, and how long that counts, in ms. */
const confirmation = 1_000;

type KnownPage = {
  data: Promise<PageData>;
  /** Rejects where the host has said that it has the page no more, or another build of it. */
  confirmed: Promise<unknown>;
  /** When that has to be asked anew, in ms since the document began. */
  until: number;
};

const always = (data: PageData): KnownPage => ({
  data: Promise.resolve(data),
  confirmed: Promise.resolve(),
  until: Number.POSITIVE_INFINITY,
});

/**
 * The first page is in its document; every other one is a small file beside its own document. If
 * that file or the script of the page cannot be loaded in time, or is of another build, the browser
 * loads the document instead, as by a plain link. It never loads the document anew that it has: a host
 * that answers with the document of another page would answer so again, without an end.
 */
export function createPageLoader(options: Options): PageLoader {
  const { first, base, documentPath, onFile, loadScript } = options;
  const pages = new Map([[first.page.path, always(first)]]);

  const files = createPageFiles(base);

  const fetchPage = async (path: string): Promise<PageData> => {
    const file = await files.fetch(path);
    if (file.build !== first.build) throw new Error('It was written by another build');
    onFile(file);
    return file;
  };

  const confirm = async (path: string): Promise<void> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, confirmation));
    const build = await Promise.race([files.hostedBuild(path), late]);
    if (build !== undefined && build !== first.build) throw new Error('A deploy has replaced it');
  };

  /** A page from when it was asked for first, and confirmed once it `isMeant`: a deploy may have removed it. */
  const recall = (path: string, isMeant: boolean): KnownPage => {
    const known = pages.get(path);
    const now = performance.now();
    if (known && (!isMeant || now < known.until)) return known;
    const data = known?.data ?? fetchPage(path);
    const confirmed = known ? confirm(path) : data;
    const page = { data, confirmed, until: isMeant ? now + confirmation : 0 };
    pages.set(path, page);
    return page;
  };

  const prepare = async (path: string, isMeant: boolean): Promise<PageData | undefined> => {
    try {
      const { data, confirmed } = recall(path, isMeant);
      const script = isMeant && data.then(({ page }) => loadScript(page));
      const [page] = await Promise.all([data, confirmed, script]);
      return page;
    } catch {
      // The browser has logged the failed request, and the caller loads the document instead. The
      // next visit asks anew.
      pages.delete(path);
      return undefined;
    }
  };

  return {
    load: async (path, signal, hash) => {
      const page = await new Promise<PageData | undefined>((resolve) => {
        const timer = setTimeout(resolve, maxDuration);
        void prepare(path, true)
          .then(resolve)
          .finally(() => clearTimeout(timer));
      });
      if (page) return page;
      if (path === documentPath) return path === '' ? first : undefined;
      const site = new URL(base, location.origin).href;
      const url = pageUrl(site, path, first.site.trailingSlash);
      url.hash = hash ?? '';
      return visitDocument(url, site, signal);
    },
    prefetch: (path, isMeant) => void prepare(path, isMeant),
    isOutdated: async (path) => {
      // Of a page that has gone a new document would show nothing.
      const build = await files.hostedBuild(path);
      return Boolean(build) && build !== first.build;
    },
    replace: (all) => {
      pages.clear();
      for (const data of all) pages.set(data.page.path, always(data));
    },
  };
}

/**
 * Loads another document of the site, unless a visitor has gone elsewhere; never settles, so the page
 * stays until the browser shows the document.
 * @throws {Error} for an address that is not below that of the site.
 */
function visitDocument(url: URL, site: string, signal?: AbortSignal): Promise<never> {
  if (!url.href.startsWith(site)) throw new Error(`router.tsx led to ${url}, outside of ${site}`);
  if (!signal?.aborted) location.assign(url);
  return new Promise(() => {});
}
