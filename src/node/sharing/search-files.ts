import type { SiteData } from '../../page-data.ts';
import { pageUrl } from '../../shared/page-path.ts';
import { escapeAttribute } from '../project/html.ts';

/**
 * Returns robots.txt and the sitemap, by file name. Search engines may read every page, because
 * they only find a `noindex` in a page that they read. The sitemap is announced once the site is in
 * production.
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
