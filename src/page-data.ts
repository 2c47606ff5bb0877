import type { SectionKind } from './config/section.ts';
import type { Content } from './data/content.ts';
import type { Service } from './data/service.ts';
import type { AnySection, SectionType } from './sections/types.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';
import type { SectionPlace } from './ui/section-place.ts';

export type PlacedSection = SectionPlace & {
  section: AnySection;
  /** The id of the section's element, for links with `#`. */
  id?: string;
  /** The number of columns that the section's panel spans, if it does not span all twelve. */
  span?: number;
};

/** A part of a page: a column of sections. On wide screens `aside` stands beside the column. */
export type PagePart = {
  width: SectionKind['width'];
  aside?: PlacedSection;
  sections: readonly PlacedSection[];
};

/** A page with its sections arranged in parts. */
export type PageConfig = Pick<SiteConfig['pages'][number], 'path' | 'title' | 'navigation'> & {
  /** The description of the page, or else of the site. */
  description: string;
  /** A heading for screen readers, if no section has a heading. */
  heading?: string;
  /** The pages of the projects before and after that of the page. */
  neighbours?: readonly Neighbour[];
  /** The path of the page with the list that leads to the page, if the navigation bar does not. */
  parent?: string;
  parts: readonly PagePart[];
  /** The section types of the page, each once. These types decide which styles and views the page needs. */
  types: readonly SectionType[];
};

/** A link to the page of the previous or the next project, below the words that say which of both it is. */
export type Neighbour = {
  rel: 'prev' | 'next';
  word: string;
  label: string;
  path: string;
  /** The picture of the next project. */
  picture?: { src: string; focus?: string | undefined } | undefined;
};

/** What stands at the end of the pages; false for nothing. */
type Foot =
  | false
  | Pick<Exclude<SiteConfig['footer'], boolean>, 'name' | 'year' | 'contacts' | 'links'>;

/** A link of the navigation bar to a page, or to a section of a page. */
export type MenuLink = { label: string; path: string; id?: string };

/** A language of the site, and where its pages are: `paths` has one for each page, and null for one that is missing. */
export type SiteLanguage = {
  language: string;
  /** What the language calls itself. */
  name: string;
  /** In the language, the words of a link to its pages, and of a button that closes what is shown. */
  words: { read: string; close: string };
  url: string;
  paths: readonly (string | null)[];
};

/** The data that all pages of the site share. */
export type SharedConfig = Pick<SiteConfig, 'navigation' | 'titles'> & {
  api: Service;
  owner: Pick<SiteConfig['owner'], 'name'>;
  app: Pick<SiteConfig['app'], 'name' | 'production' | 'url'>;
  menu: readonly MenuLink[];
  footer: Foot;
  /** The paths of all pages. */
  paths: readonly string[];
  /** Whether the URLs of pages end in a slash. */
  trailingSlash: boolean;
  /** The languages of a site that has several, its own first. */
  languages?: readonly SiteLanguage[];
  /** The texts of other languages that stand in for missing ones, with their languages. */
  borrowed?: Readonly<Record<string, string>>;
};

/** The data that one page is rendered from. */
export type PageData = {
  page: PageConfig;
  content: Partial<Content>;
  assets: Assets;
};

/** The JSON file beside a page's document, which the router loads on navigation from other pages. */
export type PageFile = PageData & {
  /** The id of the build. The router loads a page of another build as a new document. */
  build: string;
  /** The display font, and the page's text in this font; undefined in development and for system fonts. */
  headings?: { family: string; text: string } | undefined;
  /** In development: what an edit may change besides the page's own data. */
  development?: { site: SharedConfig; css: string };
};

/** The JSON in a document, from which React hydrates the prerendered HTML. */
export type DocumentData = PageData & Pick<PageFile, 'build'> & { site: SharedConfig };

/** The prerendered HTML of a page, and the data from which React hydrates it. */
export type RenderedPage = { head: string; body: string; data: Omit<DocumentData, 'build'> };

/** The exports of prerender.tsx, which the build imports as a bundle. */
export type Renderer = {
  /** The CSS class of texts in the display font. */
  displayClass: string;
  render: (site: SiteData, page: PageConfig) => Promise<RenderedPage>;
};

/** The data that all pages are rendered from. */
export type SiteData = {
  site: SharedConfig;
  /** The language of the pages. */
  language: string;
  /** The path that the paths of pages follow. */
  pagesUrl: string;
  /** The direction in which the language is written. */
  direction: 'ltr' | 'rtl';
  pages: readonly PageConfig[];
  /** The content at the time of the build; empty if the data service did not respond. */
  content: Partial<Content>;
  assets: Assets;
};

/** The id of the `<script>` element with the DocumentData as JSON. */
export const documentDataId = 'page-data';

/** Checks whether a part of a page fills the whole first screen. */
export function fillsFirstScreen({ width, sections }: PagePart): boolean {
  return width === 'screen' && sections[0]?.isFirst === true;
}

/** The id of the element after the section that fills the first screen. */
export const firstScreenEndId = 'first-screen-end';

/** The id of the link that skips the navigation bar, the first element of a page with such a bar. */
export const skipLinkId = 'skip';

/**
 * Returns the id of the element before which browsers may not paint a page. The text of a full first screen is
 * aligned to its bottom or its middle, so a later part would move the part that is painted before. On other
 * pages, browsers that pause after `<body>` would first paint an empty page, which delays the text.
 */
export function expectedId({ parts, navigation }: PageConfig): string | undefined {
  if (parts.some(fillsFirstScreen)) return firstScreenEndId;
  return navigation ? skipLinkId : undefined;
}

/**
 * Returns where a page is in each language of the site. Where it is missing, that is the first page of the language.
 * @param pagesUrl the path that the paths of pages follow in the language of `path`
 */
export function translationsOf(
  { languages = [], trailingSlash }: Pick<SharedConfig, 'languages' | 'trailingSlash'>,
  pagesUrl: string,
  path: string,
) {
  const index = languages.find(({ url }) => url === pagesUrl)?.paths.indexOf(path) ?? -1;
  return languages.map(({ language, name, words, url, paths }) => {
    const same = paths[index] ?? undefined;
    const end = same && trailingSlash ? '/' : '';
    const href = `${url}${same ?? ''}${end}`;
    return { language, name, words, href, isHere: url === pagesUrl, isMissing: same === undefined };
  });
}

/**
 * Returns the absolute URLs of a page in each language that has it, and for visitors of all others, named as search
 * engines are told of them; none for a site in one language.
 */
export function alternatesOf(
  translations: ReturnType<typeof translationsOf>,
  siteUrl: string,
): { language: string; href: string }[] {
  const there = translations
    .filter(({ isMissing }) => !isMissing)
    .map(({ language, href }) => ({ language, href: new URL(href, siteUrl).href }));
  return [...there, ...there.slice(0, 1).map(({ href }) => ({ language: 'x-default', href }))];
}

/** The name of a page's data file (`PageFile`), which is in the same folder as the page's document. */
export const pageDataFile = 'page.json';
