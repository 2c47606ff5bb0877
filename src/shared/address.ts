/** An address without scheme, `www.`, query and trailing slash, as people write it. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/**
 * What the URL parser makes of an address; undefined where it makes nothing of it. `URL.canParse` and
 * `URL.parse` are newer than the oldest browsers that the script is built for.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** An address in the one form that all ways to write it have in common; no address is its own. */
export function sameAddress(url: string): string {
  return url && new URL(url).href;
}
