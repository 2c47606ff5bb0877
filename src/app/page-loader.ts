import { wait } from '../browser/script-loading.ts';
import type { DocumentData, PageData, PageFile } from '../page-data.ts';
import { pageUrl } from '../shared/page-path.ts';
import { askForPage } from './page-files.ts';

/** Loads what the pages of a site are made from, each once. */
export type PageLoader = ReturnType<typeof createPageLoader>;

type Options = {
  /** What the document was made from. */
  first: DocumentData;
  /** The path of the page that the document was asked for as; undefined for one that is none. */
  documentPath: string | undefined;
  /** Takes in what a page brings of the content and the styles. */
  onFile: (file: PageFile) => void;
  /** Loads the script that a page needs beside the one that all pages share. */
  loadScript: (page: PageData['page']) => Promise<void>;
};

/** How long the files of a page may take, in ms. */
const maxDuration = 8_000;

/** How long the host may take to confirm a page, and how long that counts, in ms. */
const confirmation = 1_000;

/** A page, and until when the host need not be asked whether it still has it, in ms of the document. */
type KnownPage = { data: Promise<PageData>; until: number };

const always = (data: PageData): KnownPage => ({
  data: Promise.resolve(data),
  until: Number.POSITIVE_INFINITY,
});

/**
 * The first page is in its document; every other one is a small file beside its own document. If
 * that file or the script of the page cannot be loaded in time, or is of another build, the browser
 * loads the document instead, as by a plain link. It never loads the document anew that it has: a host
 * that answers with the document of another page would answer so again, without an end.
 */
export function createPageLoader({ first, documentPath, onFile, loadScript }: Options) {
  const pages = new Map([[first.page.path, always(first)]]);

  const fetchPage = async (path: string): Promise<PageData> => {
    const file = await askForPage(path);
    if (file?.build !== first.build) throw new Error(path);
    onFile(file);
    return file;
  };

  /** @throws {Error} where the host says in time that it has the page no more, or of another build. */
  const confirmPage = async (path: string): Promise<void> => {
    const file = await Promise.race([askForPage(path, 'no-cache'), wait(confirmation)]);
    if (file !== undefined && file?.build !== first.build) throw new Error(path);
  };

  /** Loads a page; once it `isMeant`, it is confirmed and comes with its script. */
  const prepare = async (path: string, isMeant: boolean): Promise<PageData | undefined> => {
    const known = pages.get(path);
    const fetched = known?.data ?? fetchPage(path);
    const now = performance.now();
    let current = fetched;
    if (!known || (isMeant && now > known.until)) {
      if (known) current = confirmPage(path).then(() => fetched);
      pages.set(path, { data: current, until: isMeant ? now + confirmation : 0 });
    }
    try {
      const script = isMeant && fetched.then(({ page }) => loadScript(page));
      const [page] = await Promise.all([current, script]);
      return page;
    } catch {
      // The browser has logged the failed request, and the caller loads the document instead. The
      // next visit asks anew.
      pages.delete(path);
      return undefined;
    }
  };

  return {
    /**
     * A page that is to be shown, from the part of it that `hash` names on; the signal is aborted when a
     * visitor goes elsewhere meanwhile. Undefined where the host has none, and has answered with another.
     */
    load: async (path: string, signal?: AbortSignal, hash = ''): Promise<PageData | undefined> => {
      const page = await Promise.race([prepare(path, true), wait(maxDuration)]);
      if (page) return page;
      if (path === documentPath) return path === '' ? first : undefined;
      const site = new URL(import.meta.env.BASE_URL, location.origin).href;
      const url = pageUrl(site, path, first.site.trailingSlash);
      url.hash = hash;
      return visitDocument(url, site, signal);
    },
    /** A page that a visitor may be about to ask for: its data, and its script once it `isMeant`. */
    prefetch: (path: string, isMeant: boolean) => void prepare(path, isMeant),
    /** Whether the host has a page of another build. Where it has none, a new document shows nothing. */
    isOutdated: async (path: string): Promise<boolean> => {
      const file = await askForPage(path, 'no-cache');
      return file ? file.build !== first.build : false;
    },
    /** Replaces all pages after an edit, in development. */
    replace: (all: readonly PageData[]) => {
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
