import type { z } from 'zod';
import { date as dateField } from '../../config/date.ts';
import { text as textField } from '../../config/fields.ts';
import type { SectionConfig, SiteConfig, siteConfig } from '../../site.ts';
import { accepted } from './accepted.ts';
import { readAccount, writeAccount } from './account.ts';
import { addressOf } from './contact-links.ts';
import { readDate, readPeriod, writePeriod } from './dates.ts';
import { distinct, filled } from './distinct.ts';
import { commaIn, headingsIn, isHeading, partOf } from './headings.ts';
import { type Entry, isPartName, type PartName, parts } from './parts.ts';
import {
  markdownOf,
  plainWords,
  readTexts,
  richLine,
  settledLine,
  writeRich,
} from './rich-markdown.ts';

/** A section as an owner writes it. */
export type WrittenSection = z.input<typeof siteConfig>['pages'][number]['sections'][number];

type Items<T extends SectionConfig['type']> = Extract<SectionConfig, { type: T; items: unknown }>;
type Item<T extends SectionConfig['type']> = Items<T>['items'][number];

/** Returns a text of one line as a field accepts it; undefined if there is nothing to read in it. */
export function shortText(words: string | undefined): string | undefined {
  return words === undefined || words === '' ? undefined : accepted(textField, words);
}

export const shortTexts = (words: readonly (string | undefined)[] = []) =>
  distinct(words.flatMap((each) => shortText(each) ?? []));

/** Makes the sections that show a part of a résumé. Their `id` says which part it is. */
export function sectionsFor(
  part: PartName,
  entries: readonly Entry[],
  language: string,
): WrittenSection[] {
  const id = part;
  const heading = headingsIn(language)(part);
  const made = <T>(itemsOf: (entry: Entry, language: string) => T[]) =>
    distinct(entries.flatMap((entry) => itemsOf(entry, language)));
  const sections = (): WrittenSection[] => {
    const { section: type } = parts[part];
    if (type === 'timeline') return [{ type, id, heading, items: made(timelineItems) }];
    if (type === 'cards') return [{ type, id, heading, items: made(cardItems) }];
    if (type === 'quotes') return [{ type, id, heading, items: made(quoteItems) }];
    if (type === 'technologies') return skillLists(entries, heading);
    if (type === 'projects') return entries.length === 0 ? [] : [{ type, heading }];
    const items = made(factItems);
    if (items.every(({ label }) => label !== '')) return [{ type, id, heading, items }];
    // Where some are only named, all are names.
    const names = items.map(({ value, label }) => (label === '' ? value : `${value} (${label})`));
    return [{ type: 'technologies', id, heading, items: shortTexts(names) }];
  };
  return sections().filter((section) => !('items' in section) || section.items.length > 0);
}

/** Returns what a section says, as entries of the part of a résumé that it shows. */
export function entriesIn(section: SectionConfig, site: SiteConfig): Entry[] {
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
export function partIn(section: SectionConfig): PartName | undefined {
  const named = partOf(section);
  if (section.type === 'quotes') return 'references';
  if (named === undefined) return usualParts.get(section.type);
  if (!isPartName(named)) return undefined;
  const isNames = section.type === 'technologies' && parts[named].section === 'facts';
  return isNames || parts[named].section === section.type ? named : undefined;
}

function timelineItems(entry: Entry) {
  const [title, place] = [shortText(entry.title), shortText(entry.by)];
  const { points = [], words = [], text, start, end, url } = entry;
  const { paragraphs, points: told } = readAccount(text, [...points, ...words.map(markdownOf)]);
  const shown = title ?? place;
  if (shown === undefined) return [];
  const written = writePeriod(start, end);
  const period = written && accepted(dateField, written);
  const beside = title === undefined ? undefined : place;
  return [filled({ period, title: shown, place: beside, url, paragraphs, points: told })];
}

function entryOfPeriod(item: Item<'timeline'>, site: SiteConfig): Entry {
  const { period, title, place: by, url, ...account } = item;
  const dates = readPeriod(period, site.app.language);
  const { text, points } = writeAccount(account);
  const words = [...readTexts(text), ...points].map(plainWords);
  return { ...dates, title, by, url: addressOf(url, site), text, points, words };
}

/** The tags of a card say who gave or published something, and when. */
function cardItems({ title: name, by, end, text = '', url }: Entry) {
  const title = shortText(name);
  const tags = shortTexts([by, end]);
  const [words] = richLine(readTexts(text).join(' '));
  return title === undefined ? [] : [filled({ title, text: words, tags, url })];
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

function factItems({ title, by, words = [] }: Entry, language: string) {
  const value = shortText(title);
  const label = shortText(by ?? shortTexts(words).join(commaIn(language))) ?? '';
  return value === undefined ? [] : [{ value, label }];
}

function entryOfFact({ value, label }: Item<'facts'>, part: PartName): Entry {
  const title = String(value);
  if (part === 'languages') return { title, by: label };
  return { title, words: label.split(/\s*[,،、]\s*/).filter(Boolean) };
}

/** Makes a list of the skills without keywords, and one for each skill with keywords, which may have any heading. */
function skillLists(skills: readonly Entry[], heading: string): WrittenSection[] {
  const named = skills.flatMap(({ title, words }) => {
    const items = shortTexts(words);
    const shown = shortText(title) ?? (items.length > 0 ? heading : undefined);
    return shown === undefined ? [] : { heading: shown, items };
  });
  const single = named.filter(({ items }) => items.length === 0).map((each) => each.heading);
  const groups = [
    { heading, items: distinct(single) },
    ...named.filter(({ items }) => items.length > 0),
  ].filter(({ items }) => items.length > 0);
  return groups.map((group, index) => {
    return { type: 'technologies', id: index === 0 ? 'skills' : `skills-${index + 1}`, ...group };
  });
}

function entriesOfNames({ heading, items }: Items<'technologies'>, part: PartName): Entry[] {
  const isList = part !== 'skills' || isHeading('skills', heading);
  return isList ? items.map((title) => ({ title })) : [{ title: heading, words: items }];
}

/** What follows a comma in the name, such as a position, is the person's role. */
function quoteItems({ title = '', text = '' }: Entry) {
  const [words = ''] = richLine(readTexts(text).join(' '));
  // A text of signs alone would be left out only by the next import.
  const isText = settledLine(writeRich(words)) !== '';
  const [, person, about] = /^([^,]*)(?:,\s*(.*))?$/.exec(title) ?? [];
  const [name, role] = [shortText(person), shortText(about)];
  return isText && name !== undefined ? [filled({ text: words, name, role })] : [];
}

function entryOfQuote({ name, role, text }: Item<'quotes'>): Entry {
  const title = role === undefined ? name : `${name}, ${role}`;
  return { title, text: settledLine(writeRich(text)) };
}
