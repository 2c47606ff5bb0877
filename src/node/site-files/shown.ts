import { fileRoles } from '../../config/field-metadata.ts';
import type { SiteConfig } from '../../site.ts';
import { textsOf } from '../assets/site-texts.ts';

/** A site as it is shown. */
export type ShownSite = {
  site: SiteConfig;
  /** The files that only its hidden parts name; found when a build asks, since it would delay each edit. */
  hiddenFiles: () => string[];
};

/** Leaves out what the owner has hidden. It runs where a site is read, so that nothing else sees it. */
export function showSite(whole: SiteConfig): ShownSite {
  const pages = whole.pages
    .filter(({ hidden }) => !hidden)
    .map((page) => ({ ...page, sections: page.sections.filter(({ hidden }) => !hidden) }));
  const site = { ...whole, pages };
  const hiddenFiles = () => {
    const shown = namedFiles(site);
    return namedFiles(whole).filter((path) => !shown.includes(path));
  };
  return { site, hiddenFiles };
}

function namedFiles(site: SiteConfig): string[] {
  return [...fileRoles.flatMap((role) => textsOf(site, role)), ...linkTargets(site)];
}

/** Where the links of a site lead to: those of its fields, and those within its texts. */
export function linkTargets(site: SiteConfig): string[] {
  return [...textsOf(site, 'link'), ...urlsIn(site)];
}

function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'url' && typeof each === 'string' ? [each.normalize('NFC')] : urlsIn(each),
  );
}
