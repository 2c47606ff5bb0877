import type { SiteConfig } from '../../site.ts';

/** A site without what its owner has hidden. */
export function shownOf(site: SiteConfig): SiteConfig {
  const pages = site.pages.filter(({ hidden }) => !hidden);
  const shown = pages.map((page) => ({
    ...page,
    sections: page.sections.filter(({ hidden }) => !hidden),
  }));
  return { ...site, pages: shown };
}
