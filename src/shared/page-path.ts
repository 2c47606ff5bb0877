/**
 * Returns the path of the page at a URL, as in the configuration; undefined outside of the site's base path.
 * Nothing is decoded, since one page would have two paths if only a part of the code decoded URLs.
 */
export function pagePath(address: string, base: string): string | undefined {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*/, '');
  return path.startsWith(base) ? path.slice(base.length).replace(/(.)\/$/, '$1') : undefined;
}

/** Returns the absolute URL of a page, with a trailing slash if hosts would redirect to one. */
export function pageUrl(site: string, path: string, trailingSlash: boolean): URL {
  const below = path !== '' && trailingSlash ? `${path}/` : path;
  return new URL(below, site.replace(/\/*$/, '/'));
}
