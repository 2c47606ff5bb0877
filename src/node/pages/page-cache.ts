import { z } from 'zod';
import type { PageConfig, RenderedPage } from '../../page-data.ts';
import { memoize } from '../../shared/memoize.ts';
import { hashOf, readCached, writeCached } from '../assets/asset-cache.ts';
import type { PageText } from '../assets/fonts.ts';

/** A rendered page, with what the build has read in its HTML. */
export type ReadPage = {
  page: RenderedPage;
  text: PageText;
  /** The names that CSS rules can apply to. */
  names: readonly string[];
};

/** The file with the pages of the last build, each by the hash of everything that it was rendered from. */
const file = 'rendered-pages.json';
// The cache returns only files that it has written, so their content needs no check.
const schema = z.record(z.string(), z.custom<ReadPage>());

/**
 * Opens the rendered pages of the last build, so that only changed pages are rendered.
 * @param from everything that all pages are rendered from
 */
export async function openPageCache(from: readonly (string | Uint8Array)[]) {
  const shared = hashOf(from);
  const stored = await readCached(file);
  const last = stored ? schema.parse(JSON.parse(stored.toString())) : {};
  const pages: Record<string, ReadPage> = {};
  const keyOf = memoize((page: PageConfig) => hashOf([shared, JSON.stringify(page)]));
  return {
    find: (page: PageConfig): ReadPage | undefined => last[keyOf(page)],
    add: (page: PageConfig, read: ReadPage) => {
      pages[keyOf(page)] = read;
    },
    /** Replaces the pages of the last build by those that were added. */
    save: () => writeCached(file, JSON.stringify(pages)),
  };
}
