/** An address without scheme, `www.`, query and trailing slash, as people write it. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
