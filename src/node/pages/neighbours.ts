import type { Neighbour } from '../../page-data.ts';
import type { SectionConfig, SiteConfig } from '../../site.ts';

type Page = SiteConfig['pages'][number];
type Words = { previous: string; next: string };

/**
 * Finds the projects before and after that of a page: in the first list that leads to it, among the entries with a page
 * of their own. A page that the navigation bar leads to is no project's.
 */
export function neighboursOf(page: Page, pages: readonly Page[], words: Words): Neighbour[] {
  if (page.menu) return [];
  const lists = pages.flatMap(({ sections }) => sections.map((each) => projectsIn(each, pages)));
  for (const list of lists) {
    const place = list.findIndex(({ path }) => path === page.path);
    const [previous, next] = [list[place - 1], list[place + 1]];
    if (place < 0) continue;
    return [
      ...(previous ? [{ rel: 'prev' as const, word: words.previous, ...previous }] : []),
      ...(next ? [{ rel: 'next' as const, word: words.next, ...next }] : []),
    ];
  }
  return [];
}

/** Returns the entries of a list of projects or cards that lead to pages which the navigation bar does not name. */
function projectsIn(section: SectionConfig, pages: readonly Page[]) {
  const { type } = section;
  const entries = type === 'projects' ? section.details : type === 'cards' ? section.items : [];
  const found = entries.flatMap(({ page: path, title }) => {
    const page = pages.find((each) => each.path === path);
    return page && !page.menu ? [{ label: title ?? page.link, path: page.path }] : [];
  });
  return found.filter(({ path }, place) => found.findIndex((each) => each.path === path) === place);
}
