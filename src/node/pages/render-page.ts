import type {
  PageConfig,
  PlacedSection,
  RenderedPage,
  Renderer,
  SiteData,
} from '../../page-data.ts';
import { findInlineMarkup } from './inline-markup.ts';
import { faultOf, type ViewFault } from './view-fault.ts';

/**
 * A rendered page without its faulty sections, and the faults. The page is undefined if the fault is outside
 * of all sections.
 */
export type Rendered = { page?: RenderedPage; faults: ViewFault[] };

/** Renders a page. If rendering fails, each section is rendered alone, to find the faulty sections. */
export async function renderPage(
  render: Renderer['render'],
  site: SiteData,
  page: PageConfig,
): Promise<Rendered> {
  const { path } = page;
  const attempt = async (shown: PageConfig, type?: string): Promise<Rendered> => {
    try {
      const rendered = await render(site, shown);
      const inline = findInlineMarkup(rendered.head + rendered.body);
      if (!inline) return { page: rendered, faults: [] };
      const cause = `${inline.found}, which no page may hold`;
      return { faults: [{ type, page: path, cause, fix: inline.fix, places: [] }] };
    } catch (error) {
      return { faults: [faultOf(error, type, path)] };
    }
  };
  const whole = await attempt(page);
  if (whole.page) return whole;
  const empty = await attempt(withSections(page, []));
  if (!empty.page) return empty;

  const sound: PlacedSection[] = [];
  const faults: ViewFault[] = [];
  for (const each of sectionsOf(page)) {
    const alone = await attempt(withSections(page, [each]), each.section.type);
    if (alone.page) sound.push(each);
    faults.push(...alone.faults);
  }
  const rest = await attempt(withSections(page, sound));
  return { ...rest, faults: [...faults, ...rest.faults] };
}

function sectionsOf({ parts }: PageConfig): PlacedSection[] {
  return parts.flatMap(({ aside, sections }) => [...(aside ? [aside] : []), ...sections]);
}

/** Returns a page with only the sections in `kept`, at their old places. */
function withSections(page: PageConfig, kept: readonly PlacedSection[]): PageConfig {
  const parts = page.parts.map(({ aside, sections, ...part }) => ({
    ...part,
    ...(aside && kept.includes(aside) && { aside }),
    sections: sections.filter((each) => kept.includes(each)),
  }));
  return { ...page, parts, types: [...new Set(kept.map(({ section }) => section.type))] };
}
