import type { Content } from './data/content.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';

/** A page as the owner configured it. */
export type PageConfig = SiteConfig['pages'][number];

/** The configuration that all pages share; of each page only what a link to it needs. */
export type SharedConfig = Pick<SiteConfig, 'api' | 'app' | 'navigation' | 'owner' | 'titles'> & {
  pages: readonly Pick<PageConfig, 'path' | 'link'>[];
};

/** What one page is made from: its configuration, and the content and assets that it shows. */
export type PageData = {
  page: PageConfig;
  content: Partial<Content>;
  assets: Assets;
  /** Identifies the build: pages of different builds are not mixed. */
  build: string;
};

/** What a document carries for the script that hydrates it. */
export type DocumentData = PageData & { site: SharedConfig };

/** A page as HTML, in the two places of the document it goes to, and what its script starts from. */
export type RenderedPage = { head: string; body: string; data: DocumentData };

/** What prerender.tsx is, for those that load it as a bundle. */
export type Renderer = {
  /** The class of what is set in the display face. */
  displayClass: string;
  render: (site: SiteData, path: string, build: string) => Promise<RenderedPage>;
};

/** Everything that all pages are made from. */
export type SiteData = {
  site: SharedConfig;
  pages: readonly PageConfig[];
  content: Content;
  assets: Assets;
  /** Icons of links that a live answer is likely to hold, by the part of the content they are in. */
  likelyIcons: Readonly<Record<string, Assets['icons']>>;
};

/** The id of the element in a document that holds its DocumentData as JSON. */
export const documentDataId = 'page-data';

/** The file beside a page's document that holds its PageData, for navigation from other pages. */
export const pageDataFile = 'page.json';
