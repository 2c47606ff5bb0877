import type { Content } from './data/content.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';

/** A page as the owner configured it. */
export type PageConfig = SiteConfig['pages'][number];

/** What all pages of the site share; of the other pages, no more than a link to them needs. */
export type SiteFrame = Pick<SiteConfig, 'api' | 'app' | 'navigation' | 'owner' | 'titles'> & {
  pages: readonly Pick<PageConfig, 'path' | 'link'>[];
};

/** What one page is made from: its configuration, and what it shows of the content and the assets. */
export type PageData = {
  page: PageConfig;
  content: Partial<Content>;
  assets: Assets;
  /** Tells the pages of one build from those of another. */
  build: string;
};

/** What a document carries for the script that takes it over. */
export type DocumentData = PageData & { site: SiteFrame };

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
  site: SiteFrame;
  pages: readonly PageConfig[];
  content: Content;
  assets: Assets;
  /** Icons of links that a live answer is likely to hold, by where they lead. */
  likelyIcons: Assets['icons'];
};

/** The id of the element in a document that holds its DocumentData as JSON. */
export const documentDataId = 'page-data';

/** The file beside a page's document that holds its PageData, for pages that lead to it. */
export const pageDataFile = 'page.json';

/** What the dev server sends when an owner has saved a good edit. */
export type Edit = {
  data: SiteData;
  /** Whether the content has changed with it; a live answer stands otherwise. */
  isContent: boolean;
  /** The styles, where they have changed with it. */
  css?: string;
};

/** The name of that event. */
export const editEvent = 'vitrine:edit';

/** What a page sends when it listens for edits: the last one may have come before that. */
export const listeningEvent = 'vitrine:listening';
