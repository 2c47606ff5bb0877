import { isPictureBlock } from '../../../shared/text-blocks.ts';
import { type SectionConfig, type SiteConfig, sectionKind } from '../../../site.ts';
import { type Work, worksOf } from './works.ts';

type Page = SiteConfig['pages'][number];
type Cover = Extract<SectionConfig, { type: 'cover' }>;

/**
 * Opens each page that tells of a work with what the list which leads there knows of it: its picture, its title and its
 * facts. The lists show no facts, so their entries have none in the result.
 */
export function withCovers(site: SiteConfig): SiteConfig {
  const works = new Map(
    worksOf(site.pages)
      .flat()
      .map((work) => [work.page, work] as const)
      .toReversed(),
  );
  const pages = site.pages.map((page) => {
    const work = page.cover ? works.get(page) : undefined;
    const sections = work ? withCover(work, site.labels) : page.sections;
    return { ...page, sections: sections.map(withoutFacts) };
  });
  return { ...site, pages };
}

function withCover({ page, entry }: Work, labels: SiteConfig['labels']): Page['sections'] {
  const shown = page.sections.filter(({ hidden }) => !hidden);
  const [first] = shown;
  const hasOwn = shown.some(({ type }) => type === 'cover');
  if (!first || hasOwn || sectionKind(first.type).width === 'screen') return page.sections;
  const facts = factsOf(entry, labels);
  const picture = opensWithPicture(first) ? undefined : entry.picture;
  if (!picture && Object.keys(facts).length === 0) return page.sections;
  // The heading of running text is that of the page, and any other heading says what stands below it.
  const text = first.type === 'prose' ? first : undefined;
  const cover: Cover = {
    type: 'cover',
    heading: text?.heading ?? entry.title ?? page.link,
    ...(picture && { picture }),
    facts,
    tags: entry.tags,
    entrance: 'fadeInUp',
    aside: false,
    hidden: false,
  };
  return [
    cover,
    ...page.sections.map((each) => (each === text ? { ...text, heading: undefined } : each)),
  ];
}

function factsOf(entry: Work['entry'], labels: SiteConfig['labels']): Cover['facts'] {
  const { year, client, role, place, facts } = entry;
  const known = [
    [labels.year, year],
    [labels.client, client],
    [labels.role, role],
    [labels.place, place],
  ] as const;
  const named = known.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
  return { ...Object.fromEntries(named), ...facts };
}

function opensWithPicture(section: SectionConfig): boolean {
  if (section.type === 'gallery' || section.type === 'embed') return true;
  return section.type === 'prose' && isPictureBlock(section.paragraphs[0]);
}

function withoutFacts(section: SectionConfig): SectionConfig {
  if (section.type === 'projects') return { ...section, details: section.details.map(shownOf) };
  return section.type === 'cards' ? { ...section, items: section.items.map(shownOf) } : section;
}

/** Returns what a list shows of an entry. */
const shownOf = <E extends Work['entry']>({ year, client, role, place, facts, ...shown }: E) =>
  shown;
