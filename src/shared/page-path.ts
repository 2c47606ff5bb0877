/** The path of a page, as in the configuration, from a URL below the site's base. */
export function pagePath(url: string, base: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  return below.replace(/\/$/, '');
}
