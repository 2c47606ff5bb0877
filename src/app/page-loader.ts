import type { Content } from '../data/content.ts';
import { type DocumentData, type PageData, pageDataFile } from '../page-data.ts';

/** Loads what the pages of a site are made from, each once. */
export type PageLoader = {
  /** A page that is to be shown. */
  load: (path: string) => PageData | Promise<PageData>;
  /** A page that a visitor may be about to ask for. */
  prefetch: (path: string) => void;
  /** Replaces all pages after an edit, in development. */
  replace: (pages: readonly PageData[]) => void;
};

type Options = {
  /** What the document was made from. */
  first: DocumentData;
  /** Where the site is served from. */
  base: string;
  /** Called with the content that comes with a page. */
  onContent: (content: Partial<Content>) => void;
};

/**
 * The first page is in its document; every other one is a small file beside its own document. If
 * that file cannot be loaded, or is of another build, the browser loads the document instead, as by
 * a plain link.
 */
export function createPageLoader({ first, base, onContent }: Options): PageLoader {
  const pages = new Map<string, PageData>([[first.page.path, first]]);
  const requests = new Map<string, Promise<PageData | undefined>>();

  const fetchPage = async (path: string): Promise<PageData | undefined> => {
    try {
      const response = await fetch(`${base}${path && `${path}/`}${pageDataFile}`);
      const data: PageData | undefined = response.ok ? await response.json() : undefined;
      if (data?.build !== first.build) return undefined;
      onContent(data.content);
      pages.set(path, data);
      return data;
    } catch {
      // The browser has logged the failed request, and the caller loads the document instead.
      return undefined;
    } finally {
      requests.delete(path);
    }
  };

  const request = (path: string) => {
    const started = requests.get(path) ?? fetchPage(path);
    requests.set(path, started);
    return started;
  };

  return {
    load: (path) =>
      pages.get(path) ?? request(path).then((page) => page ?? visitDocument(base + path)),
    prefetch: (path) => {
      if (!pages.has(path)) void request(path);
    },
    replace: (all) => {
      pages.clear();
      for (const data of all) pages.set(data.page.path, data);
    },
  };
}

/** Loads another document; never settles, so the page stays until the browser shows the document. */
function visitDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
