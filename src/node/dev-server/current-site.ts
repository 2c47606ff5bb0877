import type { ViteDevServer } from 'vite';
import { beyondLatin } from '../assets/font-files.ts';
import { buildFonts } from '../assets/fonts.ts';
import { collectSiteData } from '../pages/site-data.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { stylesOf } from '../styles/page-styles.ts';
import type { StyleSource } from '../styles/style-source.ts';

/** Collects the data that pages are rendered from, by default from the last valid version of the owner's files. */
export async function currentSiteData(
  { config: { base, logger } }: ViteDevServer,
  read = lastGoodSiteFiles,
) {
  const warn = (message: string) => logger.warn(message);
  const siteFiles = await read();
  return collectSiteData({ ...siteFiles, strict: false, warn, base, pictures: 'original' });
}

/** Returns the CSS of the site and of its fonts. */
export async function currentCss(
  { config: { base } }: ViteDevServer,
  styles: StyleSource,
): Promise<string> {
  const { site, content } = await lastGoodSiteFiles();
  const current = await styles.current();
  // An edit may add a section of any type to a page, so include the styles of all types.
  const css = stylesOf(current, Object.keys(current.byType));
  // The fonts contain all Latin letters anyway. So only an edit that adds another letter needs a new font file.
  const all = beyondLatin(JSON.stringify([site, content]));
  const fonts = await buildFonts({ theme: site.theme, base, text: { all, display: '' } });
  return fonts.css + fonts.late + css;
}
