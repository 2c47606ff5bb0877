import type { ViteDevServer } from 'vite';
import { beyondLatin } from '../assets/font-files.ts';
import { buildFonts } from '../assets/fonts.ts';
import { collectSiteData } from '../pages/site-data.ts';
import { lastGoodSiteFiles } from '../site-files/last-good.ts';
import { stylesOf } from '../styles/page-styles.ts';
import type { StyleSource } from '../styles/style-source.ts';

/** Everything the pages are made from, as the owner's files stand, or as another reading of them. */
export async function currentSiteData(
  { config: { base, logger } }: ViteDevServer,
  read = lastGoodSiteFiles,
) {
  const warn = (message: string) => logger.warn(message);
  const siteFiles = await read();
  return collectSiteData({ ...siteFiles, strict: false, warn, base, pictures: 'original' });
}

/** The styles of the site, and with them the typefaces. */
export async function currentCss(
  { config: { base } }: ViteDevServer,
  styles: StyleSource,
): Promise<string> {
  const { site, content } = await lastGoodSiteFiles();
  const current = await styles.current();
  // An edit may bring a section of any type to a page.
  const css = stylesOf(current, Object.keys(current.byType));
  // The fonts have all Latin letters already: an edit needs a new font only for a letter beyond them.
  const all = beyondLatin(JSON.stringify([site, content]));
  const fonts = await buildFonts({ theme: site.theme, base, text: { all, display: '' } });
  return fonts.css + fonts.late + css;
}
