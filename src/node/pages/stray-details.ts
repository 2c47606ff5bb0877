import type { Content } from '../../data/content.ts';
import { sameAddress } from '../../shared/address.ts';
import type { SiteConfig } from '../../site.ts';
import { textsOf } from '../assets/site-texts.ts';

/** What to tell an owner of details that no project of the data service shows, by its address. */
export function findStrayDetails(site: SiteConfig, { projects = [] }: Partial<Content>): string[] {
  // A service that has not answered says nothing about its projects.
  if (projects.length === 0) return [];
  const known = new Set(projects.map(({ url }) => sameAddress(url)));
  return textsOf(site, 'project')
    .filter((url) => !known.has(sameAddress(url)))
    .map(
      (url) => `No project of the data service has the address ${url}: its details are not shown.`,
    );
}
