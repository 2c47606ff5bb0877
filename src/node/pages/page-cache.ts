import { z } from 'zod';
import type { PageConfig, RenderedPage, SiteData } from '../../page-data.ts';
import { memoize } from '../../shared/memoize.ts';
import { hashOf, hashOfMade, readCached, writeCached } from '../assets/asset-cache.ts';
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
 * Opens the rendered pages of the last build, so that only pages are rendered which an edit can touch.
 * @param data the data that pages are rendered from
 * @param code all code that pages are rendered with
 */
export function openPageCache(
  { site, content, assets }: SiteData,
  code: readonly (string | Uint8Array)[],
) {
  // A page also depends on content and icons that it has not found, so their names count for all pages.
  const names = [content, assets.icons].map((record) => Object.keys(record));
  const shared = hashOfMade([JSON.stringify([site, names, assets.dates]), ...code]);
  const stored = readCached(file);
  const last = stored ? schema.parse(JSON.parse(stored.toString())) : {};
  const pages: Record<string, ReadPage> = {};
  const keyOf = memoize((page: PageConfig) => hashOf([shared, JSON.stringify(page)]));
  /** Checks whether all content and assets that a page has read are the same as in the last build. */
  const isCurrent = ({ page: { data } }: ReadPage): boolean =>
    isPart(data.content, content) &&
    isPart(data.assets.pictures, assets.pictures) &&
    isPart(data.assets.icons, assets.icons) &&
    isPart(data.assets.files, assets.files);
  return {
    find: (page: PageConfig): ReadPage | undefined => {
      const read = last[keyOf(page)];
      return read && isCurrent(read) ? read : undefined;
    },
    add: (page: PageConfig, read: ReadPage) => {
      pages[keyOf(page)] = read;
    },
    /** Replaces the pages of the last build by those that were added. */
    save: () => writeCached(file, JSON.stringify(pages)),
  };
}

/** Checks whether all entries of a record are the same in another record. */
function isPart<R extends object>(record: Partial<R>, other: R): boolean {
  const same = Object.keys(record).map((key) => [key, Reflect.get(other, key)]);
  return JSON.stringify(record) === JSON.stringify(Object.fromEntries(same));
}
