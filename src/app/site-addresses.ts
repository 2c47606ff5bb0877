import { type DocumentData, pageDataFile } from '../page-data.ts';
import { pagePath } from '../shared/page-path.ts';

/** The path of the page at an address; undefined outside of the site. */
export const pathOf = (address: string) => pagePath(address, import.meta.env.BASE_URL);

/** The address of the file beside a page's document. */
export const pageDataUrl = (path: string) =>
  `${import.meta.env.BASE_URL}${path && `${path}/`}${pageDataFile}`;

/**
 * Reads the addresses of a site; an edit changes the `paths` of its pages in development. A document that
 * does not list them may stand at any address: a host has answered with the page that it has there, or
 * with the first page where it has none.
 */
export function siteAddresses(
  { page }: Pick<DocumentData, 'page'>,
  paths: () => readonly string[],
) {
  // A visitor may have gone back within the document before this script ran.
  const [visit] = performance.getEntriesByType('navigation');
  /** The path of the page that the document was asked for as; undefined outside of the site. */
  const documentPath = pathOf(visit?.name ?? location.href);
  const mayBePage = (path: string) => path === '' || path === page.path || path !== documentPath;
  return {
    documentPath,
    isPage: (path: string | undefined) =>
      path !== undefined && (paths().length > 0 ? paths().includes(path) : mayBePage(path)),
  };
}
