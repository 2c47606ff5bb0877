import type { Content } from './data/content.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';

/** The part of the configuration that pages show; the rest has gone into styles and addresses. */
export type VisibleSite = Omit<SiteConfig, 'animation' | 'theme'>;

/**
 * What a page is made from. It stands in the document as data and not in the script, so that an
 * edit of the content leaves the script in every visitor's cache.
 */
export type PageData = { site: VisibleSite; snapshot: Content; assets: Assets };

/** The element that holds it. */
export const dataId = 'page-data';

/** What the dev server sends, with PageData, when an owner has saved a good edit. */
export const editEvent = 'vitrine:edit';

/** Reads what the document was made from. */
export function readPageData(): PageData {
  const json = document.getElementById(dataId)?.textContent;
  if (!json) throw new Error(`The document has no data: build/page-html.ts writes #${dataId}`);
  return JSON.parse(json);
}
