import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { isSvg } from '../assets/pictures.ts';
import { buildSiteIcons } from '../assets/site-icons.ts';
import { publicFiles } from '../project/public-files.ts';
import { escapeAttribute } from './escape-attribute.ts';

/** What the heads of all documents say of the site: its icons. */
export type SiteHead = {
  tags: string;
  /** The file that goes to /favicon.ico. */
  favicon: AssetFile;
  files: AssetFile[];
};

/** Prepares the icons of a site, and the tags that name them, or those of the owner. */
export async function buildSiteHead(
  { navigation: { logo } }: SiteConfig,
  base: string,
): Promise<SiteHead> {
  const { favicon, touch } = await buildSiteIcons(logo.src);
  const own = publicFiles();
  const isOwn = own.includes('/favicon.ico');
  const source = base.replace(/\/$/, '') + encodeURI(logo.src);
  const urlOf = (name: string, made: AssetFile) =>
    own.includes(`/${name}`) ? `${base}${name}` : assetUrl(made, base);
  const tags = [
    `<link rel="icon" href="${urlOf('favicon.ico', favicon)}" sizes="${isOwn ? 'any' : '32x32'}">`,
    ...(isSvg(logo.src) && !isOwn
      ? [`<link rel="icon" href="${escapeAttribute(source)}" type="image/svg+xml">`]
      : []),
    `<link rel="apple-touch-icon" href="${urlOf('apple-touch-icon.png', touch)}">`,
  ];
  return { tags: tags.join('\n'), favicon, files: [favicon, touch] };
}
