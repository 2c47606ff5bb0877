import { valueAt } from '../../schema/path.ts';
import type { Migration } from './migration.ts';
import { sectionsAt } from './renames.ts';

/** Keys that the first version called otherwise, so whoever has them wrote the file for that version. */
const firstKeys = ['film', 'faces', 'veil'];

/** Keys that came with the key `aside` or after it, so whoever has them wrote the file for a later version. */
const laterKeys = ['aside', 'hidden', 'id', 'switch', 'layout', 'typography', 'grade', 'tagline'];

/** In the first version, a profile stood beside the sections after it. Since then, the owner says so. */
export const profileAside: Migration = {
  title: 'a profile says with "aside: true" that the sections after it stand beside it',
  file: 'site',
  find: ({ site }) => {
    const keys = keysIn(site);
    if (!firstKeys.some((key) => keys.has(key)) || laterKeys.some((key) => keys.has(key)))
      return undefined;
    const places = sectionsAt(site, 'profile').filter((path) => {
      const hasBar = valueAt(site, [...path.slice(0, 2), 'navigation']) !== false;
      const isFollowed = valueAt(site, [...path.slice(0, -1), Number(path.at(-1)) + 1]);
      return hasBar && isFollowed !== undefined;
    });
    const edits = places.map(
      (path) => ({ kind: 'set', file: 'site', path: [...path, 'aside'], value: true }) as const,
    );
    return places.length === 0 ? undefined : { places, edits };
  },
};

/** Returns the keys of all blocks in a value. */
function keysIn(value: unknown): Set<string> {
  const keys = new Set<string>();
  JSON.stringify(value, (key, each: unknown) => {
    keys.add(key);
    return each;
  });
  return keys;
}
