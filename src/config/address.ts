/** What a link's address is called among people: no scheme, no `www.`, no slash at its end. */
export function readableAddress(url: string): string {
  return url
    .replace(/^[a-z][a-z\d+.-]*:(\/\/)?(www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
}
