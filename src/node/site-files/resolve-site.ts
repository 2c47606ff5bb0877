import type { FileRole, Role } from '../../config/field-metadata.ts';
import { linksIn } from '../../config/rich-text.ts';
import type { MenuLink } from '../../page-data.ts';
import { type SchemaValue, schemaValues } from '../../schema/schema-values.ts';
import { isRichText } from '../../shared/rich-text.ts';
import { type SectionConfig, type SiteConfig, siteConfig } from '../../site.ts';

/** The files below `public/`, icon names and URLs of a site. Text links stand in running text, without an icon. */
type References = Readonly<
  Record<FileRole | 'icon' | 'link' | 'project' | 'textLink', readonly string[]>
>;

/** A picture, or the poster of a video, behind the words of the section `hero`. */
type Still = { path: string; isPoster: boolean };

/** A site without its hidden parts, and everything that the site refers to. */
export type ResolvedSite = {
  /** The configuration without hidden pages and sections. */
  site: SiteConfig;
  references: References;
  /** The files that only hidden parts name. */
  hiddenFiles: readonly string[];
  /** The URLs of the videos on each page, by the page's path. */
  frames: ReadonlyMap<string, readonly string[]>;
  stills: readonly Still[];
  /** The links of the navigation bar: each page, followed by its sections with a menu label. */
  menu: readonly MenuLink[];
};

/**
 * Removes hidden pages and sections, and collects all references of the rest. Other code reads this result,
 * so that it does not have to know about hidden parts or section types.
 */
export function resolveSite(whole: SiteConfig): ResolvedSite {
  const pages = whole.pages
    .filter(({ hidden }) => !hidden)
    .map((page) => ({ ...page, sections: page.sections.filter(({ hidden }) => !hidden) }));
  const all = [...schemaValues(siteConfig, whole)].flatMap((each) => referencesIn(each, whole));
  const shown = all.filter(({ isHidden }) => !isHidden);
  const shownTargets = new Set(shown.map(targetOf));
  const videos = shown.filter(({ role }) => role === 'frame');
  return {
    site: { ...whole, pages },
    references: byRole(shown),
    hiddenFiles: all
      .map(targetOf)
      .filter((target) => target.startsWith('/') && !shownTargets.has(target)),
    frames: new Map(
      pages.map(({ path }) => [path, videos.filter(({ page }) => page === path).map(targetOf)]),
    ),
    stills: pages.flatMap(({ sections }) => sections).flatMap(stillsOf),
    menu: pages.flatMap(menuLinksOf),
  };
}

type Reference = {
  role: Role | 'text link';
  target: string;
  /** The path of the page with the reference. */
  page: string | undefined;
  isHidden: boolean;
};

const targetOf = ({ target }: Reference) => target;

function referencesIn({ role, value, path }: SchemaValue, { pages }: SiteConfig): Reference[] {
  const [block, index, , section] = path;
  const page = block === 'pages' ? pages[Number(index)] : undefined;
  const isHidden = page?.hidden === true || page?.sections[Number(section)]?.hidden === true;
  const place = { page: page?.path, isHidden };
  if (role === 'rich text' && isRichText(value)) {
    return linksIn(value).flatMap((link) =>
      'url' in link ? { role: 'text link', target: link.url.normalize('NFC'), ...place } : [],
    );
  }
  return role !== undefined && typeof value === 'string' ? [{ role, target: value, ...place }] : [];
}

function byRole(references: readonly Reference[]): References {
  const of = (wanted: Reference['role']) => [
    ...new Set(references.filter(({ role }) => role === wanted).map(targetOf)),
  ];
  return {
    audio: of('audio'),
    file: of('file'),
    font: of('font'),
    icon: of('icon'),
    link: of('link'),
    picture: of('picture'),
    project: of('project'),
    textLink: of('text link'),
    video: of('video'),
  };
}

function stillsOf(section: SectionConfig): Still[] {
  if (section.type !== 'hero') return [];
  const { video, picture } = section;
  const posters = [video?.poster, video?.portrait?.poster];
  return [
    ...posters.flatMap((path) => (path === undefined ? [] : { path, isPoster: true })),
    ...(picture === undefined ? [] : [{ path: picture, isPoster: false }]),
  ];
}

function menuLinksOf({ path, link, menu, sections }: SiteConfig['pages'][number]): MenuLink[] {
  return [
    ...(menu ? [{ label: link, path }] : []),
    ...sections.flatMap(({ id, menu: label }) =>
      label !== undefined && id !== undefined ? { label, path, id } : [],
    ),
  ];
}
