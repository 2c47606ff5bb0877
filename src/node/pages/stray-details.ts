import type { Content } from '../../data/content.ts';
import { sameAddress } from '../../shared/link.ts';

/** What to tell an owner of details that no project of the data service shows, by its address. */
export function findStrayDetails(
  addresses: readonly string[],
  { projects = [] }: Partial<Content>,
): string[] {
  // A service that has not answered says nothing about its projects.
  if (projects.length === 0) return [];
  const known = new Set(projects.map(({ url }) => sameAddress(url)));
  return addresses
    .filter((url) => !known.has(sameAddress(url)))
    .map(
      (url) => `No project of the data service has the address ${url}: its details are not shown.`,
    );
}
