/**
 * The path of a page, as the configuration writes it, from an address; undefined for an address that is not
 * below the site's base. Nothing is decoded, since the paths of pages have no escapes. All code reads paths
 * here: to decode an address in one place and not in another would make two pages of one, and a host of a
 * path that begins with two slashes.
 */
export function pagePath(address: string, base: string): string | undefined {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*/, '');
  return path.startsWith(base) ? path.slice(base.length).replace(/(.)\/$/, '$1') : undefined;
}

/** The absolute address of a page of a site: with a slash at its end where hosts would redirect to it. */
export function pageUrl(site: string, path: string, trailingSlash: boolean): URL {
  const below = path !== '' && trailingSlash ? `${path}/` : path;
  return new URL(below, site.replace(/\/*$/, '/'));
}
