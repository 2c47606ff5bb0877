import type { SiteConfig } from '../site.ts';
import { derivedFolder, deriveText } from './derived.ts';
import { deriveFonts } from './fonts.ts';
import { deriveSiteIcons } from './site-icons.ts';

/** What the documents of all pages have in common beyond the template. */
export type Frame = {
  /** Tags for the head. */
  head: string;
  /** Tags for the end of the body, after what a visitor reads. */
  end: string;
  /** Styles beside those of the components. */
  css: string;
  /** The derived file that goes to /favicon.ico. */
  favicon: string;
};

/** Prepares the theme's faces and the site's icons. */
export async function prepareFrame(
  { theme, navigation }: SiteConfig,
  base: string,
): Promise<Frame> {
  const { standIns, faces } = await deriveFonts(theme, base);
  const icons = await deriveSiteIcons(navigation.logo.src);
  const logo = base.replace(/\/$/, '') + navigation.logo.src;
  const head = [
    `<link rel="icon" href="${base}${derivedFolder}/${icons.favicon}" sizes="32x32">`,
    `<link rel="icon" href="${logo}"${logo.endsWith('.svg') ? ' type="image/svg+xml"' : ''}>`,
    `<link rel="apple-touch-icon" href="${base}${derivedFolder}/${icons.touch}">`,
  ];
  const end = faces === '' ? '' : await linkFaces(faces, base);
  return { head: head.join(''), end, css: standIns, favicon: icons.favicon };
}

/**
 * Faces have a style sheet of their own, which a document names after its text: with a rule for a
 * face in its head, or a preload, a browser asks for the file while it lays the text out, and the
 * first paint comes later by 25 ms on a phone (a preload even 90).
 */
async function linkFaces(text: string, base: string): Promise<string> {
  const url = await deriveText({ stem: 'faces', ending: 'css', text }, base);
  return `<link rel="stylesheet" href="${url}">`;
}
