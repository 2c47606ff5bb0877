import type { MenuLink } from '../../page-data.ts';
import type { SiteConfig } from '../../site.ts';

/** With more links than this the menu is behind its button on wide screens too: they would take several lines. */
const most = 7;

/** Whether a site has a menu that is behind its button on every screen. */
export function isFolded(pages: SiteConfig['pages']): boolean {
  return menuOf(pages).length > most;
}

/** The links of the navigation bar: the pages in their order, each followed by its named sections. */
export function menuOf(pages: SiteConfig['pages']): MenuLink[] {
  return pages.flatMap(({ path, link, menu, sections }) => [
    ...(menu ? [{ label: link, path }] : []),
    ...sections.flatMap(({ id, menu: label }) =>
      label !== undefined && id !== undefined ? [{ label, path, id }] : [],
    ),
  ]);
}
