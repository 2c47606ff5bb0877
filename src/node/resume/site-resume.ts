import type { Content } from '../../data/content.ts';
import type { SectionConfig, SiteConfig } from '../../site.ts';
import { writeAccount } from './account.ts';
import { readDate } from './dates.ts';
import { distinct } from './distinct.ts';
import { isHeading, partOf } from './headings.ts';
import {
  markdownOf,
  plainWords,
  readTexts,
  richLine,
  settled,
  writeRich,
} from './rich-markdown.ts';
import { addressOf, basicsOf } from './site-basics.ts';
import { oneLine } from './tidy.ts';

/** A site as it is shown, and the content of its data service. */
type Source = { site: SiteConfig; content: Partial<Content>; sections: readonly SectionConfig[] };

/** The file of the built site that holds its résumé. */
export const resumeFile = 'resume.json';

/**
 * Writes what a site shows as a résumé in the format JSON Resume 1.0.0. An import makes a site of it that has the same
 * résumé.
 */
export function resumeOf(site: SiteConfig, content: Partial<Content>) {
  const sections = site.pages.flatMap((page) => page.sections);
  const source = { site, content, sections };
  const parts = {
    ...timelineParts(source),
    ...cardParts(source),
    ...nameParts(source),
    references: referencesOf(source),
    projects: projectsOf(source),
  };
  const filled = Object.entries(parts).filter(([, entries]) => entries.length > 0);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(source),
    ...Object.fromEntries(filled.map(([part, entries]) => [part, distinct<unknown>(entries)])),
    meta: { version: 'v1.0.0', language: site.app.language },
  };
}

const sectionsOf = <T extends SectionConfig['type']>(sections: Source['sections'], type: T) =>
  sections.filter((each): each is Extract<SectionConfig, { type: T }> => each.type === type);

function timelineParts({ site, sections }: Source) {
  const entries = sectionsOf(sections, 'timeline').flatMap((section) => {
    const part = partOf(section) ?? 'work';
    return section.items.map(({ period, title, place, url, ...account }) => ({
      ...{ part, title, place, ...addressOf(url, site) },
      ...datesOf(period, site.app.language),
      ...writeAccount(account),
    }));
  });
  const of = (wanted: string) => entries.filter(({ part }) => part === wanted);
  return {
    work: of('work').map(({ part: _, title, place, ...job }) => ({
      ...{ name: place, position: title, ...job },
    })),
    volunteer: of('volunteer').map(({ part: _, title, place, ...post }) => ({
      ...{ organization: place, position: title, ...post },
    })),
    education: of('education').map(({ part: _, title, place, summary, highlights, ...study }) => ({
      ...{ institution: place, area: title, ...study },
      courses: [...readTexts(summary), ...highlights].map(plainWords),
    })),
  };
}

/** Reads the dates of a period in words, as the page shows it. A single date is when something ended. */
function datesOf(period: string | undefined, language: string) {
  if (period === undefined) return {};
  const [first = '', second] = period.split(/\s*[–—]\s*|\s+-\s+|\/|(?<=\d{4})-(?=\d{4})/);
  const [start, end] = [first, second ?? ''].map((date) => readDate(date, language));
  if (second === undefined) return { endDate: start };
  return { startDate: start, endDate: end };
}

function cardParts({ site, sections }: Source) {
  const { language } = site.app;
  const entries = sectionsOf(sections, 'cards').flatMap((section) =>
    section.items.map(({ title, text = '', tags, url }) => {
      const day = tags.findLast((tag) => readDate(tag, language) !== undefined);
      return {
        ...{ part: partOf(section), title, date: day && readDate(day, language) },
        by: tags.find((tag) => tag !== day),
        ...{ ...addressOf(url, site), summary: settledLine(writeRich(text)) || undefined },
      };
    }),
  );
  const of = (wanted: string) => entries.filter(({ part }) => part === wanted);
  return {
    awards: of('awards').map(({ title, date, by, summary }) => ({
      ...{ title, date, awarder: by, summary },
    })),
    certificates: of('certificates').map(({ title, date, by, url }) => ({
      ...{ name: title, date, url, issuer: by },
    })),
    publications: of('publications').map(({ title, date, by, url, summary }) => ({
      ...{ name: title, publisher: by, releaseDate: date, url, summary },
    })),
  };
}

/** Returns the parts whose entries are names: skills, languages and interests. */
function nameParts({ sections }: Source) {
  const lists = sectionsOf(sections, 'technologies').map((section) => ({
    ...section,
    part: partOf(section) ?? 'skills',
  }));
  const facts = sectionsOf(sections, 'facts').flatMap((section) => {
    const part = partOf(section);
    return section.items.map(({ value, label }) => ({ part, value: String(value), label }));
  });
  const names = (part: string) => lists.flatMap((list) => (list.part === part ? list.items : []));
  const skills = lists.filter(({ part }) => part === 'skills');
  const isPlain = ({ heading }: { heading: string }) => isHeading('skills', heading);
  return {
    skills: [
      ...skills.filter(isPlain).flatMap(({ items }) => items.map((name) => ({ name }))),
      ...skills
        .filter((each) => !isPlain(each))
        .map(({ heading, items }) => ({ name: heading, keywords: items })),
    ],
    languages: [
      ...facts.flatMap(({ part, value, label }) =>
        part === 'languages' ? { language: value, fluency: label } : [],
      ),
      ...names('languages').map((language) => ({ language })),
    ],
    interests: [
      ...facts.flatMap(({ part, value, label }) =>
        part === 'interests'
          ? { name: value, keywords: label.split(/\s*[,،、]\s*/).filter(Boolean) }
          : [],
      ),
      ...names('interests').map((name) => ({ name })),
    ],
  };
}

function referencesOf({ sections }: Source) {
  return sectionsOf(sections, 'quotes').flatMap(({ items }) =>
    items.map(({ name, role, text }) => ({
      name: role === undefined ? name : `${name}, ${role}`,
      reference: settledLine(writeRich(text)),
    })),
  );
}

function projectsOf({ site, content, sections }: Source) {
  const shown = sectionsOf(sections, 'projects');
  const details = shown.flatMap((section) => section.details);
  const own = shown.length === 0 ? [] : (content.projects ?? []);
  const cards = sectionsOf(sections, 'cards').filter((section) => partOf(section) === undefined);
  return [
    ...own.map(({ title, url, description }) => ({
      ...{ name: title, description: markdownOf(oneLine(description)) || undefined },
      keywords:
        details.find((each) => each.title === title || (url && each.url === url))?.tags ?? [],
      ...addressOf(url, site),
    })),
    ...cards.flatMap(({ items }) =>
      items.map(({ title, text = '', tags, url }) => ({
        ...{ name: title, description: markdownOf(plainWords(writeRich(text))) || undefined },
        ...{ keywords: tags, ...addressOf(url, site) },
      })),
    ),
  ];
}

/** Returns Markdown in the form in which an import leaves it in one text. */
function settledLine(markdown: string): string {
  return settled(markdown, (text) => richLine(readTexts(text).join(' ')).join(' '));
}
