import type { PageConfig, PagePart, PlacedSection } from '../../page-data.ts';
import { memoize } from '../../shared/memoize.ts';
import { type SectionConfig, type SiteConfig, sectionKind } from '../../site.ts';
import { estimateHeight } from './estimate-height.ts';

type Page = SiteConfig['pages'][number];

/** Arranges all pages of a site. A page that has not changed since the last call is the same object again. */
export function arrangePages({ pages, app }: Pick<SiteConfig, 'pages' | 'app'>): PageConfig[] {
  return pages.map((page) => {
    const known = arrangements(page);
    const arranged = known.get(app.description) ?? arrangePage(page, app.description);
    known.set(app.description, arranged);
    return arranged;
  });
}

/** The arrangements of each page, by the description of the site. */
const arrangements = memoize((_: Page) => new Map<string, PageConfig>());

/**
 * Decides which sections of a page stand beside each other, and the levels of their headings. The first
 * heading is the page's only `<h1>`.
 * @param general the description of pages that have none of their own
 */
export function arrangePage(page: Page, general: string): PageConfig {
  const { sections, link, description = general } = page;
  const titled = sections.find(hasHeading);
  const place = (each: SectionConfig): PlacedSection => {
    const { id, menu, aside, wide, hidden, ...section } = each;
    const level = each === titled ? 1 : 2;
    const isAlways = sectionKind(each.type).heading === 'always';
    return {
      section,
      level,
      isFirst: each === sections[0],
      ...(id !== undefined && { id }),
      ...(isAlways && { fallback: link }),
    };
  };
  return {
    path: page.path,
    title: page.title,
    navigation: page.navigation,
    description,
    ...(titled === undefined && { heading: link }),
    parts: divide(sections).map((part) => withoutLonelyAside(placeAll(part, place))),
    types: [...new Set(sections.map(({ type }) => type))],
  };
}

/** A part of a page whose sections are not placed yet. */
type Part = { width: PagePart['width']; aside?: SectionConfig; sections: SectionConfig[] };

/** Divides a page into parts. A part with an `aside` section ends about where this section ends. */
function divide(sections: readonly SectionConfig[]): Part[] {
  const parts: Part[] = [];
  for (const each of sections) {
    const { width } = sectionKind(each.type);
    const last = parts.at(-1);
    if (each.aside && width === 'page') parts.push({ width, aside: each, sections: [] });
    else if (last?.width === 'page' && width === 'page' && belongsTo(last, each))
      last.sections.push(each);
    else parts.push({ width, sections: [each] });
  }
  return parts;
}

/** The height of a column relative to the section beside it, which stays in sight, so the column may be higher. */
const longestColumn = 1.25;

/** Checks whether a section stands in a part, which may be the column beside an `aside` section. */
function belongsTo({ aside, sections }: Part, section: SectionConfig): boolean {
  if (!aside) return true;
  if (section.wide !== undefined) return !section.wide;
  // A section without a heading continues the section before it.
  if (sections.length === 0 || !hasHeading(section)) return true;
  const above = sections.reduce((sum, each) => sum + estimateHeight(each), 0);
  return above + estimateHeight(section) / 2 <= longestColumn * estimateHeight(aside);
}

function placeAll(part: Part, place: (section: SectionConfig) => PlacedSection): PagePart {
  const { width, aside, sections } = part;
  return { width, ...(aside && { aside: place(aside) }), sections: sections.map(place) };
}

/** Moves an `aside` section into the main column, if no other section stands beside it. */
function withoutLonelyAside(part: PagePart): PagePart {
  const { aside, sections, width } = part;
  return aside && sections.length === 0 ? { width, sections: [aside] } : part;
}

function hasHeading(section: SectionConfig): boolean {
  if (sectionKind(section.type).heading === 'always') return true;
  return 'heading' in section && section.heading !== undefined;
}
