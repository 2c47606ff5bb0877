import type { Theme } from '../../config/theme.ts';
import type { Content } from '../../data/content.ts';
import type { PageConfig, SiteData } from '../../page-data.ts';
import { pageUrl } from '../../shared/page-path.ts';
import { titleOf } from '../../shared/template.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { escapeAttribute, escapeJson } from '../project/html.ts';
import { buildSharingPicture, pictureSize } from './picture.ts';

/**
 * Returns the tags of a page for link previews and search engines, and the files that the tags
 * name. All need absolute URLs, so a site without a known URL has none.
 */
export async function sharePage(
  { site, content }: SiteData,
  page: PageConfig,
  look: { theme: Theme; poster: string | undefined },
): Promise<{ tags: string; files: AssetFile[] }> {
  const { app, owner, trailingSlash } = site;
  if (app.url === undefined) return { tags: '', files: [] };
  const name = content.owner?.nameOwn || owner.name;
  const title = titleOf(page.title, site, name);
  const [heading = title] = title.split(site.titles.separator);
  const below = heading === name ? (content.owner?.profession ?? '') : name;
  const file = await buildSharingPicture({ title: heading, owner: below, ...look });
  const tags = sharingTags({
    url: pageUrl(app.url, page.path, trailingSlash).href,
    firstUrl: pageUrl(app.url, '', trailingSlash).href,
    image: pageUrl(app.url, assetUrl(file, ''), false).href,
    title,
    description: page.description,
    siteName: app.name,
    name,
    content,
  });
  return { tags, files: [file] };
}

/** The data for link previews and search engines; all URLs are absolute. */
type SharedPage = {
  url: string;
  firstUrl: string;
  image: string;
  title: string;
  description: string;
  siteName: string;
  name: string;
  content: Partial<Content>;
};

/** Returns the tags for link previews and search engines, at the end of the head. */
export function sharingTags(page: SharedPage): string {
  const { url, firstUrl, image, title, description, siteName } = page;
  const shown = { title, description, image };
  const openGraph = {
    ...shown,
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    url,
    type: url === firstUrl ? 'profile' : 'website',
    site_name: siteName,
  };
  return [
    ...metaTags('property="og:', openGraph),
    ...metaTags('name="twitter:', { card: 'summary_large_image', ...shown }),
    `<script type="application/ld+json">${escapeJson(profilePage(page))}</script>`,
  ].join('\n');
}

function metaTags(prefix: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `<meta ${prefix}${name}" content="${escapeAttribute(value)}">`,
  );
}

/** Describes a page about its owner in the vocabulary of schema.org. */
function profilePage({ url, firstUrl, image, name, content }: SharedPage): object {
  const { owner, contact = [] } = content;
  const profiles = contact.map((link) => link.url).filter((link) => /^https?:/.test(link));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name,
      url: firstUrl,
      image,
      ...(owner?.profession && { jobTitle: owner.profession }),
      ...(owner?.label && { description: owner.label }),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  };
}

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
