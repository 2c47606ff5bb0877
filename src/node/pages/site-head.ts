import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { buildSiteIcons } from '../assets/site-icons.ts';
import { escapeAttribute } from './escape-attribute.ts';

/** What the heads of all documents say of the site: its icons. */
export type SiteHead = {
  tags: string;
  /** The file that goes to /favicon.ico. */
  favicon: AssetFile;
  files: AssetFile[];
};

/** Prepares the icons of a site, and the tags that name them. */
export async function buildSiteHead(
  { navigation: { logo }, theme }: SiteConfig,
  base: string,
): Promise<SiteHead> {
  const { favicon, touch } = await buildSiteIcons(logo.src, theme.surface.light);
  const source = escapeAttribute(base.replace(/\/$/, '') + logo.src);
  const tags = [
    `<link rel="icon" href="${assetUrl(favicon, base)}" sizes="32x32">`,
    `<link rel="icon" href="${source}"${logo.src.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="apple-touch-icon" href="${assetUrl(touch, base)}">`,
  ];
  return { tags: tags.join('\n'), favicon, files: [favicon, touch] };
}
