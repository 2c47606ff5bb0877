import type { OwnProject } from '../../../config/content.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';
import { type Entry, entriesOf } from './works.ts';

type Page = SiteConfig['pages'][number];
type Cards = Extract<SectionConfig, { type: 'cards' }>;
type Card = Cards['items'][number];

/** Puts the works that a welcome names below it, as cards with a picture and a title. Works that are not there are left out. */
export function withShowcases(site: SiteConfig, projects: readonly OwnProject[]): SiteConfig {
  const listed = site.pages.flatMap(({ sections }) => sections.flatMap(entriesOf));
  const works = [...projects, ...listed].map(cardOf).filter(({ title }) => title !== '');
  const pages = site.pages.map((page) => ({ ...page, sections: sectionsWith(page, works) }));
  return { ...site, pages };
}

function sectionsWith({ sections }: Page, works: readonly Card[]): SectionConfig[] {
  return sections.flatMap((section): SectionConfig[] => {
    if (section.type !== 'hero' || section.projects === undefined) return [section];
    const { projects } = section;
    const items =
      typeof projects === 'number'
        ? [...new Map(works.map((each) => [each.title, each])).values()].slice(0, projects)
        : projects.flatMap((title) => works.find((each) => each.title === title) ?? []);
    if (items.length === 0) return [section];
    const { hidden } = section;
    return [
      section,
      { type: 'cards', items, row: true, entrance: 'fadeInUp', aside: false, hidden },
    ];
  });
}

function cardOf({ title = '', picture, page, url }: Entry | OwnProject): Card {
  const target = page === undefined ? { url: url || undefined } : { page };
  return { title, picture, ...target, tags: [], featured: false };
}
