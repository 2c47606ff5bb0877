import { type DocumentData, pageDataFile } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** Returns the path of the page at a URL; undefined outside of the site. */
export const pathOf = (address: string) => pagePath(address, import.meta.env.BASE_URL);

/** Returns the URL of a page's data file. */
export const pageDataUrl = (path: string) =>
  `${import.meta.env.BASE_URL}${path && `${path}/`}${pageDataFile}`;

/**
 * Reads which page a URL of the site names. In development an edit may change the `paths` of the pages.
 * If a document lists no paths, any path may be a page, except one that the host has answered with the
 * document of another page.
 */
export function siteAddresses(
  { page }: Pick<DocumentData, 'page'>,
  paths: () => readonly string[],
) {
  // The visitor may have gone back before this script ran, so `location` may not be the requested URL.
  const [visit] = performance.getEntriesByType('navigation');
  /** The page's path in the URL that the document was requested at; undefined outside of the site. */
  const documentPath = pathOf(visit?.name ?? location.href);
  const mayBePage = (path: string) => path === '' || path === page.path || path !== documentPath;
  return {
    documentPath,
    isPage: (path: string | undefined) =>
      path !== undefined && (paths().length > 0 ? paths().includes(path) : mayBePage(path)),
  };
}
