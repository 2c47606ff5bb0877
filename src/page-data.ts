import type { SectionKind } from './config/section.ts';
import type { Content } from './data/content.ts';
import type { AnySection, SectionType } from './sections/types.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';

/** A section in its place on a page. */
export type PlacedSection = {
  section: AnySection;
  /** What links to the section end with. */
  id?: string;
  /** The level of its heading. */
  level: 1 | 2;
  /** Whether it is the first thing that a visitor sees of the page. */
  isFirst: boolean;
};

/** A part of a page: sections one below the other, with one beside them where a screen is wide. */
export type PagePart = {
  width: SectionKind['width'];
  aside?: PlacedSection;
  sections: readonly PlacedSection[];
};

/** A page, arranged. */
export type PageConfig = Pick<
  SiteConfig['pages'][number],
  'path' | 'title' | 'description' | 'navigation'
> & {
  /** A heading for screen readers, where no section has one. */
  heading?: string;
  parts: readonly PagePart[];
  /** The types of its sections, each once: what it takes of styles and script beside what all share. */
  types: readonly SectionType[];
};

/** A link of the navigation bar: to a page, or to a section of one. */
export type MenuLink = { label: string; path: string; id?: string };

/** What all pages of the site share. */
export type SiteFrame = Pick<SiteConfig, 'api' | 'app' | 'navigation' | 'owner' | 'titles'> & {
  menu: readonly MenuLink[];
};

/** What one page is made from: its configuration, and what it shows of the content and the assets. */
export type PageData = {
  page: PageConfig;
  content: Partial<Content>;
  assets: Assets;
  /** Tells the pages of one build from those of another. */
  build: string;
};

/** What is in the file beside a page's document, for pages that lead to it. */
export type PageFile = PageData & {
  /** The styles of its section types; in development every document carries those of all. */
  styles: Partial<Record<SectionType, string>>;
};

/** What a document carries for the script that takes it over. */
export type DocumentData = PageData & { site: SiteFrame };

/** Everything that all pages are made from. */
export type SiteData = {
  site: SiteFrame;
  /** The pages of the site, the first one among them. */
  pages: readonly PageConfig[];
  content: Content;
  assets: Assets;
  /** Icons of links that a live answer is likely to hold, by where they lead. */
  likelyIcons: Assets['icons'];
};

/** The id of the element in a document that holds its DocumentData as JSON. */
export const documentDataId = 'page-data';

/** The name of the file beside a page's document that holds its PageFile. */
export const pageDataFile = 'page.json';

/** What the dev server sends when an owner has saved a good edit. */
export type Edit = {
  data: SiteData;
  /** The paths of the pages before it. */
  before: readonly string[];
  /** Whether the content has changed with it; a live answer stands otherwise. */
  isContent: boolean;
  /** The styles, where they have changed with it. */
  css?: string;
};

/** The name of that event. */
export const editEvent = 'vitrine:edit';

/** What a page sends when it listens for edits: the last one may have come before that. */
export const listeningEvent = 'vitrine:listening';
