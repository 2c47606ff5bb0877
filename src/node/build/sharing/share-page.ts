import type { Theme } from '../../../config/theme.ts';
import type { Content } from '../../../data/content.ts';
import {
  alternatesOf,
  type PageConfig,
  type SiteData,
  translationsOf,
} from '../../../page-data.ts';
import { memoize } from '../../../shared/memoize.ts';
import { pageUrl } from '../../../shared/page-path.ts';
import { titleOf } from '../../../shared/template.ts';
import { escapeAttribute, escapeJson } from '../../files/project/html.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { pictureSize } from './composition.ts';
import { textsIn } from './feed.ts';
import { findPen, readFonts } from './outline.ts';
import { buildSharingPicture } from './picture.ts';
import { placedSections } from './placed-sections.ts';

/**
 * Returns the tags of a page for link previews and search engines, and the files that the tags refer to. All of
 * these tags need absolute URLs, so a site without a known URL has no such tags.
 */
export async function sharePage(
  data: SiteData,
  page: PageConfig,
  { base, ...look }: { theme: Theme; poster: string | undefined; base: string },
): Promise<{ tags: string; files: AssetFile[] }> {
  const { url } = data.site.app;
  if (url === undefined) return { tags: '', files: [] };
  const [first] = page.parts.flatMap(({ sections }) => sections);
  const cover = first?.section.type === 'cover' ? first.section.picture : undefined;
  const own = cover ?? projectsOf(data.pages).get(page.path)?.picture;
  const poster = own?.src ?? look.poster;
  const { language } = data;
  const texts = pictureTexts(data, page);
  const file = await buildSharingPicture({ ...texts, language, ...look, poster });
  const image = new URL(assetUrl(file, base), url).href;
  return { tags: sharingTags(data, page, { site: url, image }), files: [file] };
}

/** Returns the words on the picture of a page: its title, and the owner's name or profession. */
function pictureTexts(data: Named, page: { title: string }): { title: string; owner: string } {
  const { title, name } = namesOf(data, page);
  const [heading = title] = title.split(data.site.titles.separator);
  const below = heading === name ? (data.content.owner?.profession ?? '') : name;
  return { title: heading.normalize('NFC'), owner: below.normalize('NFC') };
}

/** Returns the words that are left out of the pictures for link previews, since no font of theirs has all letters. */
export async function findUndrawnTexts(
  data: Named,
  pages: readonly { title: string }[],
  theme: Theme,
): Promise<string[]> {
  if (data.site.app.url === undefined) return [];
  const fonts = await readFonts(theme);
  const texts = new Set(pages.flatMap((page) => Object.values(pictureTexts(data, page))));
  const undrawn = [...texts].map(async (text) => ((await findPen(text, fonts)) ? '' : text));
  return (await Promise.all(undrawn)).filter(Boolean);
}

/** Returns the details of the projects that lead to pages, by the paths of the pages, which a site may have many of. */
const projectsOf = memoize((pages: SiteData['pages']) => {
  const details = placedSections(...pages).flatMap(({ section }) =>
    section.type === 'projects' ? section.details : [],
  );
  // Of two projects that lead to one page, the first counts, so it comes last.
  return new Map(details.toReversed().map((each) => [each.page, each]));
});

/** What the titles of pages are made from. */
type Named = {
  site: Pick<SiteData['site'], 'app' | 'owner' | 'titles'>;
  content: Partial<Content>;
};

/** Returns the title of a page, and the name of the site's owner. */
function namesOf({ site, content }: Named, page: { title: string }) {
  const name = content.owner?.nameOwn || site.owner.name;
  return { title: titleOf(page.title, site, name), name };
}

/**
 * Returns the tags for link previews and search engines, at the end of the head.
 * @param urls the absolute URLs of the site and of the picture of the page
 */
export function sharingTags(
  data: SiteData,
  page: PageConfig,
  { site, image }: { site: string; image: string },
): string {
  const { title, name } = namesOf(data, page);
  const { app, trailingSlash, languages = [] } = data.site;
  const url = pageUrl(site, page.path, trailingSlash).href;
  const firstUrl = pageUrl(site, '', trailingSlash).href;
  const shown = { title, description: page.description, image };
  const openGraph = {
    ...shown,
    'image:width': String(pictureSize.width),
    'image:height': String(pictureSize.height),
    url,
    type: url === firstUrl ? 'profile' : 'website',
    site_name: app.name,
    ...(languages.length > 0 && { locale: localeOf(data.language) }),
  };
  const owner = { '@type': 'Person', name, url: firstUrl, image, ...detailsOf(data.content) };
  const spoken = languages.length > 0 && { inLanguage: data.language };
  // This is the vocabulary of schema.org.
  const profile = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    ...spoken,
    mainEntity: owner,
  };
  const project = projectsOf(data.pages).get(page.path);
  const picture = data.assets.pictures[project?.picture?.src ?? ''];
  const work = project && {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: project.title ?? title,
    description: page.description,
    url,
    ...spoken,
    ...(picture && { image: new URL(picture.fallback, site).href }),
    creator: { '@type': 'Person', name, url: firstUrl },
  };
  const others = translationsOf(data.site, data.pagesUrl, page.path).filter(
    ({ isHere, isMissing }) => !isHere && !isMissing,
  );
  return [
    ...metaTags('property="og:', openGraph),
    ...others.flatMap(({ language }) =>
      metaTags('property="og:', { 'locale:alternate': localeOf(language) }),
    ),
    ...metaTags('name="twitter:', { card: 'summary_large_image', ...shown }),
    `<script type="application/ld+json">${escapeJson(work ? [profile, work] : profile)}</script>`,
  ].join('\n');
}

/** Returns a language as link previews name it, such as `pt_PT`, with the country that most speak it in. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

function metaTags(prefix: string, values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values).map(
    ([name, value]) => `<meta ${prefix}${name}" content="${escapeAttribute(value)}">`,
  );
}

/** Returns the details of the owner that the data service knows. */
function detailsOf({ owner, contact = [] }: Partial<Content>): object {
  const profiles = contact.map((link) => link.url).filter((link) => /^https?:/.test(link));
  return {
    ...(owner?.profession && { jobTitle: owner.profession }),
    ...(owner?.label && { description: owner.label }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/**
 * Returns robots.txt and the sitemap, by file name. Search engines may read every page, because they find the tag
 * `noindex` only in pages that they may read. robots.txt refers to the sitemap only if the site is in
 * production.
 */
export function searchFiles(languages: readonly SiteData[]): Record<string, string> {
  const [first] = languages;
  const robots = 'User-agent: *\nDisallow:\n';
  const { url, production } = first?.site.app ?? {};
  if (url === undefined) return { 'robots.txt': robots };
  const list = `Sitemap: ${pageUrl(url, 'sitemap.xml', false)}\n`;
  const entries = languages.flatMap((data) => {
    const dates = new Map(textsIn(...data.pages).map(({ path, date }) => [path, date]));
    return data.pages.map(({ path }) => {
      const { href } = pageUrl(data.site.app.url ?? url, path, data.site.trailingSlash);
      const links = alternatesOf(translationsOf(data.site, data.pagesUrl, path), url).map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeAttribute(href)}"/>`,
      );
      const date = dates.get(path);
      const changed = date === undefined ? '' : `<lastmod>${date}</lastmod>`;
      return `<url><loc>${escapeAttribute(href)}</loc>${changed}${links.join('')}</url>\n`;
    });
  });
  const links = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return {
    'robots.txt': production ? robots + list : robots,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>
${entries.join('')}</urlset>
`,
  };
}
