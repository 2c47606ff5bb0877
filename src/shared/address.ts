/** An address without scheme, `www.`, query and trailing slash, as people write it. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/** An address in the one form that all ways to write it have in common; no address is its own. */
export function sameAddress(url: string): string {
  return url && new URL(url).href;
}
