import type { SiteConfig } from '../../site.ts';
import { type AssetFile, assetUrl } from '../assets/asset-cache.ts';
import { buildSiteIcons } from '../assets/site-icons.ts';
import { escapeAttribute } from '../project/escape.ts';
import { manifestFile, webManifest } from '../sharing/web-manifest.ts';

/** What the heads of all documents say of the site: its icons and its colours. */
export type SiteHead = {
  tags: string;
  /** The file that goes to /favicon.ico. */
  favicon: AssetFile;
  /** What an installed site is called and looks like. */
  manifest: string;
  files: AssetFile[];
};

/** Prepares the icons of a site, and the tags that name them. */
export async function buildSiteHead(site: SiteConfig, base: string): Promise<SiteHead> {
  const { logo } = site.navigation;
  const { surface } = site.theme;
  const { favicon, touch, installed } = await buildSiteIcons(logo.src);
  const source = escapeAttribute(base.replace(/\/$/, '') + logo.src);
  const tags = [
    `<link rel="icon" href="${assetUrl(favicon, base)}" sizes="32x32">`,
    `<link rel="icon" href="${source}"${logo.src.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="apple-touch-icon" href="${assetUrl(touch, base)}">`,
    `<link rel="manifest" href="${base}${manifestFile}">`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${surface[scheme]}">`,
    ),
  ];
  return {
    tags: tags.join('\n'),
    favicon,
    manifest: webManifest(site, installed, base),
    files: [favicon, touch, ...installed.map(([, file]) => file)],
  };
}
