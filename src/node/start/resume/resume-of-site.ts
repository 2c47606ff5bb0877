import type { Content } from '../../../data/content.ts';
import type { RichText } from '../../../shared/rich-text.ts';
import type { SectionConfig, SiteConfig } from '../../../site.ts';
import { basicsOf } from './basics.ts';
import { distinct, oneLine } from './clean.ts';
import { addressOf } from './contact.ts';
import { byDate, readDate, readPeriod } from './dates.ts';
import { isHeading, partOf } from './headings.ts';
import { type Entry, isPartName, type PartName, partNames, parts, writeEntry } from './parts.ts';
import {
  markdownOf,
  plainWords,
  readTexts,
  settled,
  settledLine,
  writeBlocks,
  writeRich,
} from './rich-markdown.ts';
import { readAccount } from './sections.ts';

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
  const shown = site.pages
    .flatMap((page) => page.sections)
    .filter((section) => section.type === 'projects');
  const details = shown.flatMap((section) => section.details);
  if (shown.length === 0) return [];
  return projects.map(({ title, url, description }) => ({
    title,
    url: addressOf(url, site),
    text: markdownOf(oneLine(description)),
    words: details.find((each) => each.title === title || (url && each.url === url))?.tags,
  }));
}

type Items<T extends SectionConfig['type']> = Extract<SectionConfig, { type: T; items: unknown }>;
type Item<T extends SectionConfig['type']> = Items<T>['items'][number];

/** Returns what a section says, as entries of the part of a résumé that it shows. */
function entriesIn(section: SectionConfig, site: SiteConfig): Entry[] {
  const part = partIn(section);
  if (part === undefined) return [];
  if (section.type === 'timeline') return section.items.map((item) => entryOfPeriod(item, site));
  if (section.type === 'cards') return section.items.map((item) => entryOfCard(item, site, part));
  if (section.type === 'quotes') return section.items.map(entryOfQuote);
  if (section.type === 'facts') return section.items.map((item) => entryOfFact(item, part));
  return section.type === 'technologies' ? entriesOfNames(section, part) : [];
}

/** The part that sections show whose `id` and heading name none. */
const usualParts = new Map<string, PartName>(
  Object.entries({ timeline: 'work', cards: 'projects', technologies: 'skills' } as const),
);

/** Returns the part of a résumé whose entries a section shows; undefined if it shows something else. */
function partIn(section: SectionConfig): PartName | undefined {
  const named = partOf(section);
  if (section.type === 'quotes') return 'references';
  if (named === undefined) return usualParts.get(section.type);
  if (!isPartName(named)) return undefined;
  const isNames = section.type === 'technologies' && parts[named].section === 'facts';
  return isNames || parts[named].section === section.type ? named : undefined;
}

function entryOfPeriod(item: Item<'timeline'>, site: SiteConfig): Entry {
  const { period, title, place: by, url, ...account } = item;
  const dates = readPeriod(period, site.app.language);
  const { text, points } = writeAccount(account);
  const words = [...readTexts(text), ...points].map(plainWords);
  return { ...dates, title, by, url: addressOf(url, site), text, points, words };
}

function entryOfCard(
  { title, text = '', tags, url }: Item<'cards'>,
  site: SiteConfig,
  part: PartName,
): Entry {
  const written = writeRich(text);
  const entry = { title, url: addressOf(url, site) };
  if (part === 'projects') return { ...entry, text: markdownOf(plainWords(written)), words: tags };
  const day = tags.findLast((tag) => readDate(tag, site.app.language) !== undefined);
  const end = day && readDate(day, site.app.language)?.date;
  return { ...entry, end, by: tags.find((tag) => tag !== day), text: settledLine(written) };
}

function entryOfFact({ value, label }: Item<'facts'>, part: PartName): Entry {
  const title = String(value);
  if (part === 'languages') return { title, by: label };
  return { title, words: label.split(/\s*[,،、]\s*/).filter(Boolean) };
}

function entriesOfNames({ heading, items }: Items<'technologies'>, part: PartName): Entry[] {
  const isList = part !== 'skills' || isHeading('skills', heading);
  return isList ? items.map((title) => ({ title })) : [{ title: heading, words: items }];
}

function entryOfQuote({ name, role, text }: Item<'quotes'>): Entry {
  const title = role === undefined ? name : `${name}, ${role}`;
  return { title, text: settledLine(writeRich(text)) };
}

/** Writes paragraphs and points as a text and points that are read as the same. */
function writeAccount({ paragraphs, points }: Record<'paragraphs' | 'points', RichText[]>) {
  const account = { paragraphs: paragraphs.map(writeRich), points: points.map(writeRich) };
  const read = settled(account, (each) => readAccount(writeBlocks(each.paragraphs), each.points));
  return { text: writeBlocks(read.paragraphs), points: read.points };
}
