import { noContent } from '../../src/data/content.ts';
import { arrangePage } from '../../src/node/build/pages/arrange-page.ts';
import type { SiteData } from '../../src/page-data.ts';
import { site } from '../sample-site.ts';

/** What the pages of the sample site are rendered from, without content and assets. */
export const siteData: SiteData = {
  language: 'en',
  pagesUrl: '/',
  direction: 'ltr',
  site: { ...site, menu: [], paths: [], trailingSlash: false },
  pages: site.pages.map((page) => arrangePage(page, '')),
  content: noContent,
  assets: { pictures: {}, icons: {}, files: {} },
};
