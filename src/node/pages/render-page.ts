import type {
  PageConfig,
  PlacedSection,
  RenderedPage,
  Renderer,
  SiteData,
} from '../../page-data.ts';
import { findInlineMarkup } from './inline-markup.ts';
import { faultOf, type ViewFault } from './view-fault.ts';

/** A page as far as it can be rendered: without the sections that have a fault. */
export type Rendered = { page?: RenderedPage; faults: ViewFault[] };

/** Renders a page; where it fails, each of its sections alone, to tell which ones are at fault. */
export async function renderPage(
  render: Renderer['render'],
  site: SiteData,
  path: string,
): Promise<Rendered> {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page "${path}" to render`);
  const all = sectionsOf(page);
  const attempt = async (sections: readonly PlacedSection[], type?: string): Promise<Rendered> => {
    try {
      const shown = sections === all ? page : withSections(page, sections);
      const rendered = await render({ ...site, pages: [shown] }, path);
      const inline = findInlineMarkup(rendered.head + rendered.body);
      if (!inline) return { page: rendered, faults: [] };
      const { found, fix } = inline;
      const cause = `${found}, which no page may hold`;
      return { faults: [{ type, page: path, cause, fix, places: [] }] };
    } catch (error) {
      return { faults: [faultOf(error, type, path)] };
    }
  };
  const whole = await attempt(all);
  if (whole.page) return whole;
  const frame = await attempt([]);
  if (!frame.page) return frame;

  const faulty = new Set<PlacedSection>();
  const faults: ViewFault[] = [];
  for (const each of all) {
    const alone = await attempt([each], each.section.type);
    if (!alone.page) faulty.add(each);
    faults.push(...alone.faults);
  }
  const rest = await attempt(all.filter((each) => !faulty.has(each)));
  return { ...rest, faults: [...faults, ...rest.faults] };
}

function sectionsOf({ parts }: PageConfig): PlacedSection[] {
  return parts.flatMap(({ aside, sections }) => [...(aside ? [aside] : []), ...sections]);
}

/** A page with these of its sections, where they stand. */
function withSections(page: PageConfig, kept: readonly PlacedSection[]): PageConfig {
  const parts = page.parts.map(({ aside, sections, ...part }) => ({
    ...part,
    ...(aside && kept.includes(aside) && { aside }),
    sections: sections.filter((each) => kept.includes(each)),
  }));
  return { ...page, parts, types: [...new Set(kept.map(({ section }) => section.type))] };
}
