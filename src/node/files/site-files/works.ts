import type { z } from 'zod';
import type { workFacts } from '../../../config/project-details.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';

type Page = SiteConfig['pages'][number];
/** An entry of a list of works, or of texts, of which less is known. */
export type Entry =
  | Extract<SectionConfig, { type: 'projects' }>['details'][number]
  | Extract<SectionConfig, { type: 'cards' }>['items'][number]
  | (Extract<SectionConfig, { type: 'writing' }>['items'][number] &
      Partial<z.output<z.ZodObject<typeof workFacts>>>);

/** An entry of a list, the page that tells of it, and the page that the list is on. */
export type Work = { entry: Entry; page: Page; listedOn: Page; isText: boolean };

/** Returns the lists of projects and cards, each with its entries that lead to pages which the navigation bar does not name. */
export function worksOf(pages: readonly Page[]): Work[][] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const worksIn = (section: SectionConfig, listedOn: Page): Work[] => {
    const found = entriesOf(section).flatMap((entry) => {
      const page = entry.page === undefined ? undefined : byPath.get(entry.page);
      return page && !page.menu
        ? [{ entry, page, listedOn, isText: section.type === 'writing' }]
        : [];
    });
    return [...new Map(found.toReversed().map((each) => [each.page, each])).values()].reverse();
  };
  return pages
    .filter(({ hidden }) => !hidden)
    .flatMap((page) =>
      page.sections.filter(({ hidden }) => !hidden).map((section) => worksIn(section, page)),
    );
}

/** Returns the entries of a section that lists works; none for another section. */
export function entriesOf(section: SectionConfig): readonly Entry[] {
  if (section.type === 'projects') return section.details;
  return section.type === 'cards' || section.type === 'writing' ? section.items : [];
}
