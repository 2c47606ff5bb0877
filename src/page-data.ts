import type { SectionKind } from './config/section.ts';
import type { Content } from './data/content.ts';
import type { Service } from './data/service.ts';
import type { AnySection, SectionType } from './sections/types.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';
import type { SectionPlace } from './ui/section-place.ts';

/** A section in its place on a page. */
export type PlacedSection = SectionPlace & {
  section: AnySection;
  /** The fragment of links to the section. */
  id?: string;
};

/** A part of a page: sections one below the other, with one beside them where a screen is wide. */
export type PagePart = {
  width: SectionKind['width'];
  aside?: PlacedSection;
  sections: readonly PlacedSection[];
};

/** A page, arranged. */
export type PageConfig = Pick<SiteConfig['pages'][number], 'path' | 'title' | 'navigation'> & {
  /** Its own, or else that of the site. */
  description: string;
  /** A heading for screen readers, where no section has one. */
  heading?: string;
  parts: readonly PagePart[];
  /** The types of its sections, each once. They decide which styles and views the page needs. */
  types: readonly SectionType[];
};

/** A link of the navigation bar: to a page, or to a section of one. */
export type MenuLink = { label: string; path: string; id?: string };

/** What all pages of the site share. */
export type SharedConfig = Pick<SiteConfig, 'navigation' | 'owner' | 'titles'> & {
  api: Service;
  app: Omit<SiteConfig['app'], 'language' | 'description'>;
  menu: readonly MenuLink[];
  /** The paths of all pages; none where they are too many to be in each document. */
  paths: readonly string[];
  /** Whether the addresses of pages end in a slash. */
  trailingSlash: boolean;
  /** The paths of pages with so much data that they are visited and left as documents. */
  large: readonly string[];
};

/** What one page is made from: its configuration, and the content and assets that it shows. */
export type PageData = {
  page: PageConfig;
  content: Partial<Content>;
  assets: Assets;
};

/** The name of a build. A page of another build is visited as a document. */
type OfBuild = { build: string };

/** What is in the file beside a page's document, for navigation from other pages. */
export type PageFile = PageData &
  OfBuild & {
    /** The styles of its section types; in development every document carries those of all. */
    styles: Partial<Record<SectionType, string>>;
  };

/** What a document carries for the script that hydrates it. */
export type DocumentData = PageData & OfBuild & { site: SharedConfig };

/** A page as HTML for the head and the body of its document, and the data that its script starts from. */
export type RenderedPage = { head: string; body: string; data: Omit<DocumentData, 'build'> };

/** What prerender.tsx is, for those that load it as a bundle. */
export type Renderer = {
  /** The class of texts in the display font. */
  displayClass: string;
  render: (site: SiteData, path: string) => Promise<RenderedPage>;
};

/** Everything that all pages are made from. */
export type SiteData = {
  site: SharedConfig;
  /** The pages of the site, the first one among them. */
  pages: readonly PageConfig[];
  /** The snapshot; without any part where none could be taken. */
  content: Partial<Content>;
  assets: Assets;
  /** Icons of links that a live answer is likely to hold, by the part of the content they are in. */
  likelyIcons: Readonly<Record<string, Assets['icons']>>;
};

/** The id of the element in a document that holds its DocumentData as JSON. */
export const documentDataId = 'page-data';

/** Whether a part of a page is what a visitor sees first, from edge to edge. */
export function fillsFirstScreen({ width, sections }: PagePart): boolean {
  return width === 'screen' && sections[0]?.isFirst === true;
}

/** The id of what follows the section that fills the first screen. */
export const firstScreenEndId = 'first-screen-end';

/** The name of the file beside a page's document that holds its PageFile. */
export const pageDataFile = 'page.json';
