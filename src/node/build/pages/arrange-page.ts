import type { PageConfig, PagePart, PlacedSection } from '../../../page-data.ts';
import { type SectionConfig, type SiteConfig, sectionKind } from '../../../site.ts';
import { neighbourWords } from '../../files/site-files/site-words.ts';
import { worksOf } from '../../files/site-files/works.ts';
import { neighboursOf, placesOf } from './neighbours.ts';
import { spansOf } from './panel-spans.ts';

type Page = SiteConfig['pages'][number];
type Arranged = Pick<SiteConfig, 'pages' | 'app' | 'theme' | 'footer'>;

/** Arranges all pages of a site. */
export function arrangePages({ pages, app, theme, footer }: Arranged): PageConfig[] {
  const hasPanels = theme.layout.sections === 'panels';
  const places = placesOf(worksOf(pages));
  return pages.map((page) => {
    const place = places.get(page);
    const neighbours =
      place && footer !== false && footer.projects
        ? neighboursOf(place, place.isOfTexts ? neighbourWords(app.language) : footer)
        : [];
    return {
      ...arrangePage(page, app.description, hasPanels),
      ...(neighbours.length > 0 && { neighbours }),
      ...(place && { parent: place.parent }),
    };
  });
}

/**
 * Decides which sections of a page stand beside each other, and the levels of their headings. The first
 * heading is the page's only `<h1>`.
 * @param general the description of pages that have none of their own
 * @param hasPanels whether each section is drawn on a panel of its own size
 */
export function arrangePage(page: Page, general: string, hasPanels = false): PageConfig {
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
    parts: divide(sections).map((part) => placeAll(part, place, hasPanels)),
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

function placeAll(
  { width, aside, sections }: Part,
  place: (section: SectionConfig) => PlacedSection,
  hasPanels: boolean,
): PagePart {
  // An `aside` section beside which no other stands is the main column itself.
  if (aside && sections.length === 0) return { width, sections: [place(aside)] };
  if (aside) return { width, aside: place(aside), sections: sections.map(place) };
  if (!hasPanels || width === 'screen') return { width, sections: sections.map(place) };
  const spans = spansOf(sections);
  const placed = sections.map((each, index) => {
    const span = spans[index];
    return { ...place(each), ...(span !== undefined && span < 12 && { span }) };
  });
  return { width, sections: placed };
}

function hasHeading(section: SectionConfig): boolean {
  if (sectionKind(section.type).heading === 'always') return true;
  return 'heading' in section && section.heading !== undefined;
}

// Heights in rem, in a column that takes somewhat more than half of a page.
const heading = 5;
const line = 1.8;
const gap = 0.5;
const picture = 24;
const lettersInLine = 50;
/** Names that are shorter than this share their line with others. */
const shortName = 20;

/** The fields whose texts are not shown. */
const unseen = /^(alt|entrance|file|icon|id|language|page|ratio|texts|type|url|separator|video)$/;
const pictures = /^(src|picture|poster)$/;

/** Estimates the height in rem of a section in a column. The true height depends on the screen and the fonts. */
function estimateHeight(section: SectionConfig): number {
  return (sectionKind(section.type).height ?? 0) + heightOf(section, '');
}

function heightOf(value: unknown, name: string): number {
  if (unseen.test(name)) return 0;
  if (typeof value === 'string') {
    if (pictures.test(name)) return picture;
    if (name === 'heading') return heading;
    return Math.ceil(value.length / lettersInLine) * line + gap;
  }
  if (typeof value === 'number') return line;
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each === 'string' && each.length < shortName))
      return (value.join('  ').length / lettersInLine) * 2 * line;
    return value.reduce((sum: number, each) => sum + heightOf(each, ''), 0);
  }
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, each]) => sum + heightOf(each, key), 0);
}
