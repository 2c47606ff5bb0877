import type { SharedConfig, SiteData } from '../../page-data.ts';
import { pageUrl } from '../../shared/page-path.ts';
import { escapeAttribute } from '../project/escape.ts';

/** What search engines ask of a site beside its pages, by the name of the file. */
export function searchFiles({ site, pages }: SiteData): Record<string, string> {
  const { app, trailingSlash } = site;
  const paths = pages.map(({ path }) => path);
  return {
    'robots.txt': robots(app),
    ...(app.url !== undefined && { 'sitemap.xml': sitemap(app.url, paths, trailingSlash) }),
  };
}

/** The list of a site's pages for search engines, by their absolute addresses. */
function sitemap(url: string, paths: readonly string[], trailingSlash: boolean): string {
  const entries = paths.map(
    (path) => `<url><loc>${escapeAttribute(pageUrl(url, path, trailingSlash).href)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * What search engines may read: everything, since a page that asks not to be listed has to be read
 * for it. They are led to the list of pages once the site is in production.
 */
function robots({ production, url }: SharedConfig['app']): string {
  const list =
    production && url !== undefined ? `Sitemap: ${pageUrl(url, 'sitemap.xml', false)}\n` : '';
  return `User-agent: *\nDisallow:\n${list}`;
}
