import type { PageConfig, PagePart, PlacedSection } from '../../page-data.ts';
import { memoize } from '../../shared/memoize.ts';
import { type SectionConfig, type SiteConfig, sectionKind } from '../../site.ts';

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
    const { id, menu, aside, hidden, ...section } = each;
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
  const parts: PagePart[] = [];
  for (const each of sections) {
    const { width } = sectionKind(each.type);
    const last = parts.at(-1);
    if (each.aside && width === 'page') parts.push({ width, aside: place(each), sections: [] });
    else if (last?.width === 'page' && width === 'page')
      parts[parts.length - 1] = { ...last, sections: [...last.sections, place(each)] };
    else parts.push({ width, sections: [place(each)] });
  }
  return {
    path: page.path,
    title: page.title,
    navigation: page.navigation,
    description,
    ...(titled === undefined && { heading: link }),
    parts: parts.map(withoutLonelyAside),
    types: [...new Set(sections.map(({ type }) => type))],
  };
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
