import type { Content } from './data/content.ts';
import type { SiteConfig } from './site.ts';
import type { Assets } from './ui/assets.ts';

/** The part of the configuration that pages show; the rest has gone into styles and addresses. */
export type VisibleSite = Omit<SiteConfig, 'animation' | 'theme'>;

/**
 * What a page is made from. It is no part of the script, so that an edit of the content leaves that
 * in every visitor's cache; nor of the document, which is read before anybody needs it.
 */
export type PageData = { site: VisibleSite; snapshot: Content; assets: Assets };

/** The link that loads it. */
export const dataId = 'page-data';

/** What the dev server sends, with PageData, when an owner has saved a good edit. */
export const editEvent = 'vitrine:edit';

/**
 * What the document was made from.
 * @throws {Error} when a host does not serve all that the build wrote.
 */
export async function fetchPageData(): Promise<PageData> {
  const link = document.getElementById(dataId);
  if (!(link instanceof HTMLLinkElement)) throw new Error(`build/page-html.ts writes #${dataId}`);
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href} answers ${response.status}`);
  return response.json();
}
