import type { z } from 'zod';
import { text } from '../../config/fields.ts';
import type { siteConfig } from '../../site.ts';
import { accepted } from '../resume/accepted.ts';
import { readAccount } from '../resume/account.ts';
import { formatDate } from '../resume/dates.ts';
import { distinct } from '../resume/distinct.ts';
import { type HeadingName, headingsIn } from '../resume/headings.ts';
import { readTexts, richLine } from '../resume/rich-markdown.ts';

/** A section as an owner writes it. */
export type WrittenSection = z.input<typeof siteConfig>['pages'][number]['sections'][number];

/** Returns a text of one line as a field accepts it; undefined if there is nothing to read in it. */
export function shortText(words: string | undefined): string | undefined {
  return words === undefined || words === '' ? undefined : accepted(text, words);
}

/** Returns texts as one, with the commas of a language between them. */
export function joined(
  language: string,
  parts: readonly (string | undefined)[],
): string | undefined {
  const { language: spoken } = new Intl.Locale(language);
  const comma = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' }[spoken] ?? ', ';
  return shortText(parts.flatMap((part) => shortText(part) ?? []).join(comma));
}

type Entry = {
  title: string | undefined;
  place?: string | undefined;
  url?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  texts?: readonly (string | undefined)[];
  points?: readonly string[];
};

/** Makes a section of periods. The `id` of each section says which part of a résumé it is. */
export function timeline(
  id: HeadingName,
  language: string,
  entries: readonly Entry[],
): WrittenSection[] {
  const items = entries.flatMap(
    ({ title: name, place, url, startDate, endDate, texts = [], points = [] }) => {
      const title = shortText(name);
      const shownTitle = title ?? place;
      if (shownTitle === undefined) return [];
      const { paragraphs, points: all } = readAccount(texts, points);
      const period = periodOf(startDate, endDate, language);
      return {
        ...(period !== undefined && { period }),
        title: shownTitle,
        ...(title !== undefined && place !== undefined && { place }),
        ...(url !== undefined && { url }),
        ...(paragraphs.length > 0 && { paragraphs }),
        ...(all.length > 0 && { points: all }),
      };
    },
  );
  const heading = headingsIn(language)(id);
  return items.length === 0 ? [] : [{ type: 'timeline', id, heading, items: distinct(items) }];
}

/**
 * Writes a period as the field `period` has it: of months or years. A single date is written in words, and so is a period
 * whose months are known at its start only, since 2014-06/2014 would end before it starts.
 */
function periodOf(start: string | undefined, end: string | undefined, language: string) {
  const [first, to] = [start, end].map((date) => date?.slice(0, '2021-09'.length));
  const from = to === undefined ? first : first?.slice(0, to.length);
  if (from !== undefined && from !== to) return `${first}/${to ?? '..'}`;
  return to === undefined ? undefined : formatDate(to, language);
}

type Card = {
  title?: string | undefined;
  url?: string | undefined;
  by?: string | undefined;
  date?: string | undefined;
  summary?: string | undefined;
};

/** Makes a section of cards, whose tags say who gave or published something, and when. */
export function cards(
  id: HeadingName,
  language: string,
  entries: readonly Card[],
): WrittenSection[] {
  const items = entries.flatMap(({ title: name, url, by, date, summary = '' }) => {
    const title = shortText(name);
    if (title === undefined) return [];
    const [words] = richLine(readTexts(summary).join(' '));
    const tags = [shortText(by), date && formatDate(date, language)].flatMap((tag) => tag || []);
    return {
      title,
      ...(words !== undefined && { text: words }),
      ...(tags.length > 0 && { tags: distinct(tags) }),
      ...(url !== undefined && { url }),
    };
  });
  const heading = headingsIn(language)(id);
  return items.length === 0 ? [] : [{ type: 'cards', id, heading, items: distinct(items) }];
}

/** Makes a section of facts, or of names if some of them are only named. */
export function facts(
  id: HeadingName,
  language: string,
  entries: readonly { value: string | undefined; label: string | undefined }[],
): WrittenSection[] {
  const heading = headingsIn(language)(id);
  const known = entries.flatMap((each) => {
    const [value, label] = [shortText(each.value), shortText(each.label)];
    return value === undefined ? [] : { value, label };
  });
  const items = known.flatMap(({ value, label }) => (label === undefined ? [] : { value, label }));
  if (known.length === 0) return [];
  if (items.length === known.length)
    return [{ type: 'facts', id, heading, items: distinct(items) }];
  const names = known.flatMap(({ value, label }) =>
    label === undefined ? value : (shortText(`${value} (${label})`) ?? []),
  );
  return [{ type: 'technologies', id, heading, items: distinct(names) }];
}
