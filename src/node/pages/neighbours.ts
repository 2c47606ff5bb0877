import type { Neighbour } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';
import { type Work, worksOf } from '../site-files/works.ts';

type Page = SiteConfig['pages'][number];
type Words = { previous: string; next: string };

/**
 * Finds the projects before and after that of a page: in the first list that leads to it, among the entries with a page
 * of their own. A page that the navigation bar leads to is no project's.
 */
export function neighboursOf(page: Page, pages: readonly Page[], words: Words): Neighbour[] {
  const placeIn = (list: readonly Work[]) => list.findIndex((each) => each.page === page);
  const list = worksOf(pages).find((each) => placeIn(each) >= 0) ?? [];
  const place = placeIn(list);
  const link = (rel: Neighbour['rel'], word: string, work: Work | undefined): Neighbour[] =>
    work ? [{ rel, word, label: work.entry.title ?? work.page.link, path: work.page.path }] : [];
  return [
    ...link('prev', words.previous, list[place - 1]),
    ...link('next', words.next, list[place + 1]),
  ];
}
