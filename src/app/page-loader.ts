import { type DocumentData, type PageData, type PageFile, pageDataFile } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';

/** Loads what the pages of a site are made from, each once. */
export type PageLoader = {
  /**
   * A page that is to be shown, from the part of it that `hash` names on; the signal is aborted when a
   * visitor goes elsewhere meanwhile.
   */
  load: (path: string, signal?: AbortSignal, hash?: string) => Promise<PageData>;
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

/**
 * The first page is in its document; every other one is a small file beside its own document. If
 * that file or the script of the page cannot be loaded in time, or is of another build, the browser
 * loads the document instead, as by a plain link. It never loads the document anew that it has: a host
 * that answers with the document of another page would answer so again, without an end.
 */
export function createPageLoader(options: Options): PageLoader {
  const { first, base, documentPath, onFile, loadScript } = options;
  const pages = new Map<string, Promise<PageData>>([[first.page.path, Promise.resolve(first)]]);

  const fetchFile = async (path: string, options?: RequestInit): Promise<PageFile> => {
    const response = await fetch(`${base}${path && `${path}/`}${pageDataFile}`, options);
    return response.json();
  };

  const fetchPage = async (path: string): Promise<PageData> => {
    const file = await fetchFile(path);
    if (file.build !== first.build) throw new Error('It was written by another build');
    onFile(file);
    return file;
  };

  const prepare = async (path: string, withScript: boolean): Promise<PageData | undefined> => {
    try {
      const page = pages.get(path) ?? fetchPage(path);
      pages.set(path, page);
      const data = await page;
      if (withScript) await loadScript(data.page);
      return data;
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
      if (path === documentPath) return first;
      const site = new URL(base, location.origin).href;
      const url = pageUrl(site, path, first.site.trailingSlash);
      url.hash = hash ?? '';
      return visitDocument(url, site, signal);
    },
    prefetch: (path, isMeant) => void prepare(path, isMeant),
    isOutdated: async (path) => {
      try {
        // A host may let the browser keep the file of the build before for a while.
        const { build } = await fetchFile(path, { cache: 'no-cache' });
        return build !== first.build;
      } catch {
        // The browser has logged it: there is no line, or nothing that a new document would mend.
        return false;
      }
    },
    replace: (all) => {
      pages.clear();
      for (const data of all) pages.set(data.page.path, Promise.resolve(data));
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
