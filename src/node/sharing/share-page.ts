import type { Theme } from '../../config/theme-fields.ts';
import type { PageConfig, SiteData } from '../../page-data.ts';
import { pageUrl } from '../../shared/page-path.ts';
import { titleOf } from '../../shared/template.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { buildSharingPicture } from './picture.ts';
import { sharingTags } from './sharing-tags.ts';

/** What a page says to those it is shared with: its tags, and the files that they name. */
type Shared = { tags: string; files: AssetFile[] };

/**
 * Prepares a page for link previews and search engines. A site whose address is not known has
 * nothing to say: all of it needs absolute addresses.
 */
export async function sharePage(
  { site, content }: SiteData,
  page: PageConfig,
  { theme, poster }: { theme: Theme; poster: string | undefined },
): Promise<Shared> {
  const { app, owner, trailingSlash } = site;
  if (app.url === undefined) return { tags: '', files: [] };
  const name = content.owner?.nameOwn || owner.name;
  const title = titleOf(page.title, site, name);
  const [heading = title] = title.split(site.titles.separator);
  const file = await buildSharingPicture({
    title: heading,
    owner: heading === name ? (content.owner?.profession ?? '') : name,
    poster,
    theme,
  });
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
