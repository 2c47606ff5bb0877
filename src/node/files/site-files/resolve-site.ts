import { isMore, type OwnProject } from '../../../config/content.ts';
import type { Role } from '../../../config/field-metadata.ts';
import { linksIn } from '../../../config/rich-text.ts';
import type { MenuLink } from '../../../page-data.ts';
import { stepInto } from '../../../schema/path.ts';
import { type SchemaValue, schemaValues } from '../../../schema/schema-values.ts';
import { fileName, picturesIn } from '../../../shared/picture-folder.ts';
import { isRichText } from '../../../shared/rich-text.ts';
import { titleOf } from '../../../shared/template.ts';
import { type SectionConfig, type SiteConfig, siteConfig } from '../../../site.ts';
import { withCovers } from './covers.ts';
import { withShowcases } from './showcase.ts';
import { inItsLanguage, type Untranslated } from './site-words.ts';

type Page = SiteConfig['pages'][number];

/** A file below `public/`, an icon name or a URL that a site names. Text links stand in running text, without an icon. */
export type Reference = { role: Role | 'text link'; target: string; page: string | undefined };

/** A site in its language and without its hidden parts, and everything that the site refers to. */
export type ResolvedSite = {
  /** The configuration without hidden pages and sections. */
  site: SiteConfig;
  references: readonly Reference[];
  /** The files that only hidden parts name. */
  hiddenFiles: readonly string[];
  /** The pictures, and the posters of videos, behind the words of the section `hero`. */
  stills: readonly { path: string; isPoster: boolean }[];
  /** The links of the navigation bar: each page, followed by its sections with a menu label. */
  menu: readonly MenuLink[];
  /** The path of each page of the file; null for hidden ones. */
  places: readonly (string | null)[];
  /** The English texts of a site in a language without words. */
  untranslated: readonly Untranslated[];
};

const nothing: Own = { projects: [], files: [] };

/**
 * Fills in the words of the site's language, removes hidden pages and sections, completes sections with what stands
 * elsewhere, and collects all references. Other code reads this result, so that it does not have to know about hidden
 * parts or section types.
 */
export function resolveSite(parsed: SiteConfig, own = nothing): ResolvedSite {
  const { site: inLanguage, untranslated } = inItsLanguage(parsed);
  // A data service elsewhere has projects of its own, so those of `content/index.yaml` are not shown.
  const known = inLanguage.api.host === '' ? own : { ...own, projects: [] };
  // A card on the welcome knows less of a work than the list, so covers are made of the lists.
  const whole = withShowcases(withCovers(completeSite(inLanguage, known)), known.projects);
  const resolved = whole.pages.map(resolvePage);
  const pages = resolved.flatMap(({ shown }) => shown);
  const all = [
    ...schemaValues(siteConfig, { ...whole, pages: [] }).flatMap((value) => referencesIn(value)),
    ...resolved.flatMap((page) => page.references),
  ];
  const references = all.filter(({ isHidden }) => !isHidden);
  const shown = new Set(references.map(({ target }) => target));
  const hidden = all.map(({ target }) => target).filter((target) => !shown.has(target));
  return {
    site: { ...whole, pages },
    references,
    hiddenFiles: hidden.filter((target) => target.startsWith('/')),
    stills: resolved.flatMap(({ stills }) => stills),
    menu: resolved.flatMap(({ menu }) => menu),
    places: parsed.pages.map(({ path, hidden }) => (hidden ? null : path)),
    untranslated,
  };
}

function resolvePage(page: Page) {
  const sections = page.sections.filter(({ hidden }) => !hidden);
  const shown: Page[] = page.hidden ? [] : [{ ...page, sections }];
  return {
    shown,
    references: schemaValues(siteConfig, { pages: [page] }).flatMap((value) =>
      referencesIn(value, page),
    ),
    stills: shown.flatMap((each) => each.sections).flatMap(stillsOf),
    menu: shown.flatMap(menuLinksOf),
  };
}

function completeSite(site: SiteConfig, own: Own): SiteConfig {
  const { app, owner } = site;
  const named = site.pages.map((page) => {
    const title = page.title || usualTitle(page);
    // A page that the bar does not name is called by its title, where it has no heading.
    return {
      ...page,
      title,
      link: page.link || titleOf(title.split('{separator}')[0] ?? '', site),
    };
  });
  const links = new Map(named.map(({ path, link }) => [path, link]));
  const pages = named.map((page) => ({
    ...page,
    sections: page.sections.map((section) => completeSection(section, own, links)),
  }));
  const role = [owner.name, owner.profession].filter(Boolean).join(', ');
  return { ...site, app: { ...app, description: app.description || owner.tagline || role }, pages };
}

/** Returns the title of a page that has none of its own. */
function usualTitle({ path, link, sections }: Page): string {
  if (path === '') return '{ownerName}';
  const heading = sections.map((section) => stepInto(section, 'heading')).find(Boolean);
  return `${heading ?? (link || path)}{separator}{appName}`;
}

/** Returns the targets of all references with the given roles, each only once. */
export function targetsOf(
  references: readonly Reference[],
  ...roles: Reference['role'][]
): string[] {
  const found = references.filter(({ role }) => roles.includes(role));
  return [...new Set(found.map(({ target }) => target))];
}

function referencesIn(
  { role, value, path }: SchemaValue,
  page?: Page,
): (Reference & { isHidden: boolean })[] {
  const [, , , section] = path;
  const isHidden = page?.hidden === true || page?.sections[Number(section)]?.hidden === true;
  const place = { page: page?.path, isHidden };
  if (role === 'rich text' && isRichText(value)) {
    return linksIn(value).flatMap((link) =>
      'url' in link ? { role: 'text link', target: link.url.normalize('NFC'), ...place } : [],
    );
  }
  return role !== undefined && typeof value === 'string' ? [{ role, target: value, ...place }] : [];
}

function stillsOf(section: SectionConfig): ResolvedSite['stills'] {
  if (section.type !== 'hero') return [];
  const { video, picture } = section;
  // The schema allows a video or a picture, but not both, so with a video all paths are posters.
  const isPoster = video !== undefined;
  const paths = [video?.poster, video?.portrait?.poster, picture];
  return paths.flatMap((path) => (path === undefined ? [] : { path, isPoster }));
}

function menuLinksOf({ path, link, menu, sections }: Page): MenuLink[] {
  return [
    ...(menu ? [{ label: link, path }] : []),
    ...sections.flatMap(({ id, menu: label }) =>
      label !== undefined && id !== undefined ? { label, path, id } : [],
    ),
  ];
}

/** What sections show although it stands elsewhere: the projects of `content/index.yaml`, and files below `public/`. */
type Own = { projects: readonly OwnProject[]; files: readonly string[] };

/** Completes a section that names a folder of pictures, or that shows the owner's own projects. Returns any other as it is. */
function completeSection(
  section: SectionConfig,
  own: Own,
  names: ReadonlyMap<string, string>,
): SectionConfig {
  if (section.type === 'hero' && section.links) {
    const pages = section.links.pages.map(({ label, page }) => {
      return { label: label || (names.get(page.replace(/#.*/, '')) ?? page), page };
    });
    return { ...section, links: { ...section.links, pages } };
  }
  if (section.type === 'projects') {
    return own.projects.some(isMore)
      ? { ...section, details: own.projects.map(beyondRow) }
      : section;
  }
  if (section.type !== 'gallery' || !section.pictures.some(isFolder)) return section;
  const { alt = {}, ...gallery } = section;
  const pictures = gallery.pictures.flatMap((picture) =>
    isFolder(picture)
      ? picturesIn(picture.src, own.files).map((src) => ({
          src,
          alt: alt[fileName(src)] ?? spoken(src),
        }))
      : picture,
  );
  return { ...gallery, pictures };
}

const isFolder = ({ src }: { src: string }) => src.endsWith('/');

/** Returns what is shown of a project beyond its row. Pages find it by the project's place and title. */
const beyondRow = ({ url, description, ...more }: OwnProject) => more;

/** Returns a file's name as words, for a picture whose words the owner has not written yet. */
function spoken(path: string): string {
  return fileName(path)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');
}
