/**
 * Returns the path of the page at a URL, as written in the configuration; undefined outside of the base path.
 * Percent-encoded characters are not decoded, so each page has one path only: `%70rojects` is not `projects`.
 */
export function pagePath(address: string, base: string): string | undefined {
  const path = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/[?#].*/, '');
  return path.startsWith(base) ? path.slice(base.length).replace(/(.)\/$/, '$1') : undefined;
}

/** Returns the absolute URL of a page. `trailingSlash` is for hosting services that redirect to a URL with a slash. */
export function pageUrl(site: string, path: string, trailingSlash: boolean): URL {
  const below = path !== '' && trailingSlash ? `${path}/` : path;
  return new URL(below, site.replace(/\/*$/, '/'));
}

/** Checks whether Windows keeps a name for a device, so that no file or folder can have it, with no ending either. */
export const isDeviceName = (name: string) => /^(con|prn|aux|nul|(com|lpt)\d)(\.|$)/i.test(name);
