import type { Content } from '../../data/content.ts';
import type { SiteConfig } from '../../site.ts';
import { basicsOf } from './basics.ts';
import { distinct, oneLine } from './clean.ts';
import { addressOf } from './contact.ts';
import { byDate } from './dates.ts';
import { entriesIn, partIn } from './entries-of-section.ts';
import { type Entry, type PartName, partNames, writeEntry } from './parts.ts';
import { markdownOf } from './rich-markdown.ts';

/** The file of the built site that holds its résumé. */
export const resumeFile = 'resume.json';

/**
 * Writes what a site shows as a résumé in the format JSON Resume 1.0.0. An import makes a site of it that has the same
 * résumé.
 */
export function resumeOf(site: SiteConfig, content: Partial<Content>) {
  const parts = partNames.flatMap((part) => {
    const entries = entriesOf(part, site, content).map((entry) => writeEntry(part, entry));
    return entries.length === 0 ? [] : [[part, distinct(entries)]];
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(site, content),
    ...Object.fromEntries(parts),
    meta: { version: 'v1.0.0', language: site.app.language },
  };
}

function entriesOf(part: PartName, site: SiteConfig, content: Partial<Content>): Entry[] {
  const sections = site.pages.flatMap((page) => page.sections);
  const shown = sections.filter((section) => partIn(section) === part);
  const entries = shown.flatMap((section) => entriesIn(section, site));
  if (part === 'projects') return [...ownProjects(site, content), ...entries];
  // An import puts the skills without keywords into one list before the others.
  const isGroup = ({ words = [] }: Entry) => Number(words.length > 0);
  if (part === 'skills') return entries.sort((one, other) => isGroup(one) - isGroup(other));
  return byDate(entries, site.app.language);
}

/** Returns the projects of the data service, if a section shows them. */
function ownProjects(site: SiteConfig, { projects = [] }: Partial<Content>): Entry[] {
  const shown = site.pages.flatMap((page) =>
    page.sections.flatMap((section) => (section.type === 'projects' ? section : [])),
  );
  const details = shown.flatMap((section) => section.details);
  if (shown.length === 0) return [];
  return projects.map(({ title, url, description }) => ({
    title,
    url: addressOf(url, site),
    text: markdownOf(oneLine(description)),
    words: details.find((each) => each.title === title || (url && each.url === url))?.tags,
  }));
}
