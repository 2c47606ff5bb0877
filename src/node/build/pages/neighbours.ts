import type { Neighbour } from '../../../page-data.ts';
import type { Work } from '../../files/site-files/works.ts';

type Words = { previous: string; next: string };

/** Where a work stands: its place in a list, and the path of the page that it is listed on. */
type Place = { list: readonly Work[]; place: number; parent: string; isOfTexts: boolean };

/**
 * Returns where works stand, by the page that tells of each: in the longest list that leads there, since others show a
 * few of them. The welcome is the last choice for the page that it is listed on.
 * @param works the works of the site, list by list
 */
export function placesOf(works: readonly Work[][]): ReadonlyMap<Work['page'], Place> {
  const parents = new Map<Work['page'], string>();
  for (const { page, listedOn } of works.flat())
    if (!parents.get(page)) parents.set(page, listedOn.path);
  const places = new Map<Work['page'], Place>();
  for (const list of works.toSorted((one, other) => other.length - one.length))
    for (const [place, { page, isText }] of list.entries()) {
      const parent = parents.get(page) ?? '';
      if (!places.has(page)) places.set(page, { list, place, parent, isOfTexts: isText });
    }
  return places;
}

/** Links to the works before and after a work, among the entries of its list with a page of their own. */
export function neighboursOf({ list, place }: Place, words: Words): Neighbour[] {
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
