import { formatPath } from '../../../schema/path.ts';
import { schemaValues } from '../../../schema/schema-values.ts';
import { type SiteConfig, siteConfig } from '../../../site.ts';

/** The roles of values that visitors read. Most texts have no role. */
const roles: readonly unknown[] = [undefined, 'rich text', 'title', 'word'];

/** The keys of headings, which are in the display font in every preset. */
const headings: readonly unknown[] = ['heading', 'name', 'title'];

/** Returns the texts of a site, and whether each is a heading. */
export function shownTexts(site: SiteConfig) {
  return schemaValues(siteConfig, site).flatMap(({ role, value, path }) => {
    const isText = typeof value === 'string' || role === 'rich text';
    if (!isText || !roles.includes(role)) return [];
    const place = formatPath(path);
    return { text: JSON.stringify(value), place, isHeading: headings.includes(path.at(-1)) };
  });
}
