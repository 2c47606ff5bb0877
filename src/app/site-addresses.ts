import type { DocumentData } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** What addresses mean to the site, in the document that is open. */
export type SiteAddresses = ReturnType<typeof siteAddresses>;

/**
 * Reads the addresses of a site; an edit changes the `paths` of its pages in development. A document that
 * does not list them may stand at any address: a host has answered with the page that it has there, or
 * with the first page where it has none.
 */
export function siteAddresses(
  { page }: Pick<DocumentData, 'page'>,
  base: string,
  paths: () => readonly string[],
) {
  // A visitor may have gone back within the document before this script ran.
  const [visit] = performance.getEntriesByType('navigation');
  /** The path of the page that the document was asked for as; undefined outside of the site. */
  const documentPath = pagePath(visit?.name ?? location.href, base);
  const mayBePage = (path: string) => path === '' || path === page.path || path !== documentPath;
  return {
    documentPath,
    /** The path of the page that the address bar names; undefined outside of the site. */
    currentPath: () => pagePath(location.href, base),
    isPage: (path: string | undefined) =>
      path !== undefined && (paths().length > 0 ? paths().includes(path) : mayBePage(path)),
  };
}
