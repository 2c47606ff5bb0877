/** An address as people write it: without scheme, `www.`, query and the slash at its end. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}

/** An address in the one form that all ways to write it have in common. */
export function sameAddress(url: string): string {
  return new URL(url).href;
}
