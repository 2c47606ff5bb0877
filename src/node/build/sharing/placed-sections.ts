import type { PageConfig, PlacedSection } from '../../../page-data.ts';

/** Returns the sections of pages, in the order in which they stand. */
export const placedSections = (...pages: readonly PageConfig[]): PlacedSection[] =>
  pages
    .flatMap(({ parts }) => parts)
    .flatMap(({ aside, sections }) => (aside ? [aside, ...sections] : [...sections]));

/** Returns a page with what `make` returns of each of its sections, at its old place: another one, or none. */
export function replaceSections(
  page: PageConfig,
  make: (section: PlacedSection) => readonly PlacedSection[],
): PageConfig {
  const parts = page.parts.map(({ aside, sections, ...part }) => {
    const [beside] = aside ? make(aside) : [];
    return { ...part, ...(beside && { aside: beside }), sections: sections.flatMap(make) };
  });
  return { ...page, parts };
}
