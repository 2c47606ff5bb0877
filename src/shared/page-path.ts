/** The path of a page, as in the configuration, from a URL below the site's base. */
export function pagePath(url: string, base: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  return below.replace(/\/$/, '');
}

/** The absolute address of a page of a site: with a slash at its end where hosts would redirect to it. */
export function pageUrl(site: string, path: string, trailingSlash: boolean): string {
  const below = path !== '' && trailingSlash ? `${path}/` : path;
  return new URL(below, site.replace(/\/*$/, '/')).href;
}
