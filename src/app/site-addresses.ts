import type { DocumentData } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** What addresses mean to the site, in the document that is open. */
export type SiteAddresses = {
  /** The path of the page that the document was asked for as; undefined outside of the site. */
  documentPath: string | undefined;
  /** The path of the page that the address bar names; undefined outside of the site. */
  currentPath: () => string | undefined;
  /** Whether there is a page at a path. */
  isPage: (path: string | undefined) => boolean;
};

/**
 * Reads the addresses of a site; an edit changes the `paths` of its pages in development. Where they are
 * not listed, a host has answered with the page that it has at the address of the document, or with the
 * first page where it has none.
 */
export function siteAddresses(
  first: Pick<DocumentData, 'page'>,
  base: string,
  paths: () => readonly string[],
): SiteAddresses {
  // A visitor may have gone back within the document before this script ran.
  const [visit] = performance.getEntriesByType('navigation');
  const documentPath = pagePath(visit?.name ?? location.href, base);
  const isAnswered = (path: string) =>
    path === '' || path === first.page.path || path !== documentPath;
  return {
    documentPath,
    currentPath: () => pagePath(location.href, base),
    isPage: (path) =>
      path !== undefined && (paths().length > 0 ? paths().includes(path) : isAnswered(path)),
  };
}
