import type { SiteConfig } from '../site.ts';
import { derivedFolder } from './derived.ts';
import { deriveFonts, type FaceStyles } from './fonts.ts';
import { deriveSiteIcons } from './site-icons.ts';

/** What the documents of all pages have in common beyond the template. */
export type Frame = FaceStyles & {
  /** Tags for the head. */
  head: string;
  /** The derived file that goes to /favicon.ico. */
  favicon: string;
};

/** Prepares the theme's faces and the site's icons. */
export async function prepareFrame(
  { theme, navigation }: SiteConfig,
  base: string,
): Promise<Frame> {
  const icons = await deriveSiteIcons(navigation.logo.src);
  const logo = base.replace(/\/$/, '') + navigation.logo.src;
  const head = [
    `<link rel="icon" href="${base}${derivedFolder}/${icons.favicon}" sizes="32x32">`,
    `<link rel="icon" href="${logo}"${logo.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="apple-touch-icon" href="${base}${derivedFolder}/${icons.touch}">`,
  ];
  return { ...(await deriveFonts(theme, base)), head: head.join(''), favicon: icons.favicon };
}
