import type { SiteConfig } from '../../site.ts';

type Pages = SiteConfig['pages'];

/** A site without what its owner has hidden. */
export function shownOf(site: SiteConfig): SiteConfig {
  return { ...site, pages: shownPages(site.pages) };
}

/** The pages that are not hidden, with those of their sections that are not. */
export function shownPages(pages: Pages): Pages {
  return pages
    .filter(({ hidden }) => !hidden)
    .map((page) => ({ ...page, sections: page.sections.filter(({ hidden }) => !hidden) }));
}
