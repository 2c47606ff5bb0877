import type { SiteData } from '../../page-data.ts';
import { pageUrl } from '../../shared/page-path.ts';
import { escapeAttribute } from '../project/escape.ts';

/**
 * What search engines ask of a site beside its pages, by the name of the file. They may read everything,
 * since a page that asks not to be listed has to be read for it, and are led to the list of pages once
 * the site is in production.
 */
export function searchFiles({ site, pages }: SiteData): Record<string, string> {
  const { url, production } = site.app;
  const robots = 'User-agent: *\nDisallow:\n';
  if (url === undefined) return { 'robots.txt': robots };
  const list = `Sitemap: ${pageUrl(url, 'sitemap.xml', false)}\n`;
  const entries = pages.map(({ path }) => {
    const { href } = pageUrl(url, path, site.trailingSlash);
    return `<url><loc>${escapeAttribute(href)}</loc></url>\n`;
  });
  return {
    'robots.txt': production ? robots + list : robots,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`,
  };
}
