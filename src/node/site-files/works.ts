import type { SectionConfig, SiteConfig } from '../../site.ts';

type Page = SiteConfig['pages'][number];
type Entry =
  | Extract<SectionConfig, { type: 'projects' }>['details'][number]
  | Extract<SectionConfig, { type: 'cards' }>['items'][number];

/** An entry of a list, and the page that tells of it. */
export type Work = { entry: Entry; page: Page };

/** Returns the lists of projects and cards, each with its entries that lead to pages which the navigation bar does not name. */
export function worksOf(pages: readonly Page[]): Work[][] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const shown = pages.filter(({ hidden }) => !hidden).flatMap(({ sections }) => sections);
  return shown
    .filter(({ hidden }) => !hidden)
    .map((section) => {
      const found = entriesOf(section).flatMap((entry) => {
        const page = entry.page === undefined ? undefined : byPath.get(entry.page);
        return page && !page.menu ? [{ entry, page }] : [];
      });
      return [...new Map(found.toReversed().map((each) => [each.page, each])).values()].reverse();
    });
}

function entriesOf(section: SectionConfig): readonly Entry[] {
  if (section.type === 'projects') return section.details;
  return section.type === 'cards' ? section.items : [];
}
