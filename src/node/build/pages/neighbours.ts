import type { Neighbour } from '../../../page-data.ts';
import type { SiteConfig } from '../../../site.ts';
import type { Work } from '../../files/site-files/works.ts';

type Page = SiteConfig['pages'][number];
type Words = { previous: string; next: string };

/**
 * Finds the projects before and after that of a page: in the longest list that leads to it, since others show a few of
 * them, among the entries with a page of their own. A page that the navigation bar leads to is no project's.
 * @param works the works of the site, list by list
 */
export function neighboursOf(page: Page, works: readonly Work[][], words: Words): Neighbour[] {
  const placeIn = (list: readonly Work[]) => list.findIndex((each) => each.page === page);
  const lists = works.filter((each) => placeIn(each) >= 0);
  const [list = []] = lists.sort((one, other) => other.length - one.length);
  const place = placeIn(list);
  const link = (rel: Neighbour['rel'], word: string, work: Work | undefined): Neighbour[] => {
    if (!work) return [];
    const { entry, page } = work;
    const { src, focus } = entry.picture ?? {};
    const picture = rel === 'next' && src !== undefined ? { src, focus } : undefined;
    const label = entry.title ?? page.link;
    return [{ rel, word, label, path: page.path, ...(picture && { picture }) }];
  };
  const previous = link('prev', words.previous, list[place - 1]);
  const next = link('next', words.next, list[place + 1]);
  // With its picture, the next project is the large one of both.
  return next[0]?.picture ? [...next, ...previous] : [...previous, ...next];
}

/** Finds the page with a list that leads to a page which the navigation bar does not name. The welcome is the last choice. */
export function parentOf(page: Page, works: readonly Work[][]): string | undefined {
  const own = works.flat().filter((each) => each.page === page);
  const paths = own.map(({ listedOn }) => listedOn.path);
  return paths.find((path) => path !== '') ?? paths[0];
}

/** Checks whether any page of a site opens with a cover, which other pages lead to. */
export const hasCovers = ({ site }: { site: SiteConfig }): boolean =>
  site.pages.some(({ sections }) => sections.some(({ type }) => type === 'cover'));
