import type { z } from 'zod';
import { date as dateField } from '../../../config/date.ts';
import type { siteConfig } from '../../../site.ts';
import { accepted, distinct, filled, shortText, shortTexts } from './clean.ts';
import { writePeriod } from './dates.ts';
import { commaIn, headingsIn } from './headings.ts';
import { type Entry, type PartName, parts } from './parts.ts';
import {
  markdownOf,
  readBlocks,
  readTexts,
  richLine,
  settledLine,
  textsOf,
  writeRich,
} from './rich-markdown.ts';

/** A section as an owner writes it. */
export type WrittenSection = z.input<typeof siteConfig>['pages'][number]['sections'][number];

/** Makes the sections that show a part of a résumé. Their `id` says which part it is. */
export function sectionsFor(
  part: PartName,
  entries: readonly Entry[],
  language: string,
): WrittenSection[] {
  if (part === 'texts') return entries.flatMap(textSection);
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
  return sections().filter((section) => !('items' in section) || section.items?.length !== 0);
}

function textSection({ title, text = '' }: Entry): WrittenSection[] {
  const [heading, paragraphs] = [shortText(title), distinct(readBlocks(text))];
  return paragraphs.length === 0 ? [] : [filled({ type: 'prose', heading, paragraphs })];
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

/** The tags of a card say who gave or published something, and when. */
function cardItems({ title: name, by, end, text = '', url }: Entry) {
  const title = shortText(name);
  const tags = shortTexts([by, end]);
  const [words] = richLine(readTexts(text).join(' '));
  return title === undefined ? [] : [filled({ title, text: words, tags, url })];
}

function factItems({ title, by, words = [] }: Entry, language: string) {
  const value = shortText(title);
  const label = shortText(by ?? shortTexts(words).join(commaIn(language))) ?? '';
  return value === undefined ? [] : [{ value, label }];
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

/** What follows a comma in the name, such as a position, is the person's role. */
function quoteItems({ title = '', text = '' }: Entry) {
  const [words = ''] = richLine(readTexts(text).join(' '));
  // A text of signs alone would be left out only by the next import.
  const isText = settledLine(writeRich(words)) !== '';
  const [, person, about] = /^([^,]*)(?:,\s*(.*))?$/.exec(title) ?? [];
  const [name, role] = [shortText(person), shortText(about)];
  return isText && name !== undefined ? [filled({ text: words, name, role })] : [];
}

/** Reads a text and points as the paragraphs and points of a timeline. Lists in the text become points. */
export function readAccount(text = '', points: readonly string[] = []) {
  const blocks = readBlocks(text);
  const paragraphs = blocks.flatMap((each) => (typeof each === 'string' ? each : []));
  const listed = blocks.flatMap((each) => (typeof each === 'string' ? [] : textsOf([each])));
  const all = [...listed, ...points.flatMap(readTexts)];
  return { paragraphs: [...new Set(paragraphs)], points: [...new Set(all)] };
}
