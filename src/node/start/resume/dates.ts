import { endsOf, isDate } from '../../../shared/date.ts';
import { memoizeTexts } from '../../../shared/memoize.ts';
import { languages } from './headings.ts';

/** The numbers of a date with the year first, such as `2014/6/29` and `2014年6月29日`. */
const yearFirst =
  /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?!\d)(?:\s*[-/.月]\s*(\d{1,2})(?!\d))?)?\s*[月日年.]?(?:T.*)?$/;
const yearLast = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/;

/** What may stand in a date beside its year, its month and its day, in any language. */
const connectors = /[\s.,]|del?|of|st|nd|rd|th|t|г|р|ב|年|月|日/g;

/** What people write as the end of what has not ended. */
const openEnd =
  /^(present|current(ly)?|now|today|ongoing|(un)?(to|till?) (date|now|today|present)|(bis )?(heute|jetzt)|aktuell|laufend|présent|en cours|aujourd['’]hui|actual(idad|mente)?|presente|oggi|in corso|atual|hoje|heden|nu|obecnie|teraz|dnes|současnost|bugün|günümüz|halen|.*настоящее время|(по )?н\. ?в\.|сейчас|зараз|дотепер|現在|至今|现在|目前|الآن|حتى الآن|היום|כיום|σήμερα)\.?$/i;

/** Checks whether a text stands for the end of what has not ended, such as `Present`. */
export const isOpenEnd = (text: string) => text.length < 60 && openEnd.test(text);

/**
 * Reads a date as people write it, such as `2014-06`, `Jun 2014` or `06/2014`, to the precision that is certain. It is
 * whole if it says all that the text does, as that of `summer of 2014` does not. Returns undefined if there is no year.
 * @param language the language of the names of months, beside those that the site has words in
 */
export function readDate(text: string, language: string) {
  const written = text.trim().replace(/\p{Nd}/gu, latinDigit);
  const [whole, ...numbers] = yearFirst.exec(written) ?? [];
  if (whole !== undefined) return dateOf(numbers, true);
  const [, day, month, yearAtEnd] = yearLast.exec(written) ?? [];
  // In 03/04/2014 nobody knows which number is the month.
  if (day !== undefined) return dateOf([yearAtEnd], false);
  if (yearAtEnd !== undefined) return dateOf([yearAtEnd, month], true);
  const [year] = /(?<!\d)[12]\d{3}(?!\d)/.exec(written) ?? [];
  if (year === undefined) return undefined;
  const rest = written.toLowerCase().replace(year, '');
  const named = monthIn(rest, language);
  const others = rest.replace(named?.name ?? '', '').replace(connectors, '');
  const isDay = named !== undefined && /^\d{1,2}$/.test(others);
  if (others !== '' && !isDay) return dateOf([year], false);
  return dateOf([year, named && String(named.month), others], true);
}

/** Checks whether a text is a date as JSON Resume writes it: `2014`, `2014-06` or `2014-06-29`. */
export const isResumeDate = (text: string) => /^[12]/.test(text) && isDate(text);

/**
 * Writes a period as the field `period` has it, or in the words of a résumé if these are no dates, such as `Summer 2009`. A
 * single date is when something ended.
 */
export function writePeriod(start: string | undefined, end: string | undefined) {
  const isOpen = end === undefined ? start && isResumeDate(start) : isOpenEnd(end);
  const period = `${start}/${isOpen ? '..' : end}`;
  if (start !== end && endsOf(period).length > 0) return period;
  return [...new Set([start, end].flatMap((date) => date ?? []))].join(' – ') || undefined;
}

/** Sorts what has dates by them, the latest first. What has none keeps its place. */
export function byDate<T extends { start?: string | undefined; end?: string | undefined }>(
  items: readonly T[],
  language: string,
): T[] {
  const dateIn = (text = '') => readDate(text, language)?.date;
  const dated = items.flatMap((item) => {
    const [start, end] = [dateIn(item.start), dateIn(item.end)];
    const isOpen = item.end === undefined ? isResumeDate(item.start ?? '') : isOpenEnd(item.end);
    const last = isOpen ? '9999' : (end ?? start);
    return last === undefined ? [] : { item, last, start: start ?? last };
  });
  const latest = (one: string, other: string) => Number(other > one) - Number(other < one);
  const sorted = dated
    .toSorted((one, other) => latest(one.last, other.last) || latest(one.start, other.start))
    .values();
  const known = new Set(dated.map(({ item }) => item));
  return items.map((item) => (known.has(item) ? (sorted.next().value?.item ?? item) : item));
}

/** Reads the dates of a period in words, as the page shows it. A single date is when something ended. */
export function readPeriod(period: string | undefined, language: string) {
  if (period === undefined) return {};
  const [first = '', second] = period.split(/\s*[–—]\s*|\s+-\s+|\/|(?<=\d{4})-(?=\d{4})/);
  const [start, end] = [first, second].map((text = '') => readDate(text, language)?.date);
  return second === undefined ? { end: start } : { start, end };
}

/** Writes numbers as a date, without the last ones that are none of the calendar. Then it is not whole. */
function dateOf(numbers: readonly (string | undefined)[], isWhole: boolean) {
  const parts = numbers.flatMap((number) => (number ? number.padStart(2, '0') : []));
  for (let length = parts.length; length > 0; length -= 1) {
    const date = parts.slice(0, length).join('-');
    if (isResumeDate(date)) return { date, isWhole: isWhole && length === parts.length };
  }
  return undefined;
}

/** Returns the month that a text names. Of two names that it contains, such as 1月 and 11月, the longer one counts. */
const monthIn = (text: string, language: string): Month | undefined =>
  namesFor(language).find(({ name }) => text.includes(name));

type Month = { name: string; month: number };

/** Lists the names of months in a language, and in those that the site has words in, the longest first. */
const namesFor = memoizeTexts((language) =>
  [language, ...languages]
    .flatMap(monthNames)
    .sort((one, other) => other.name.length - one.name.length),
);

/** Lists the names of all months: long and short, and, in languages with cases, as they stand in a date. */
function monthNames(language: string): Month[] {
  const names: Month[] = [];
  for (const style of ['long', 'short'] as const) {
    for (const beside of [{}, { day: 'numeric' }, { year: 'numeric' }] as const) {
      const options = { ...beside, month: style, timeZone: 'UTC' } as const;
      const format = new Intl.DateTimeFormat(language, options);
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(new Date(Date.UTC(2021, month - 1, 1)));
        const name = parts.find(({ type }) => type === 'month')?.value ?? '';
        if (/^\P{N}+$/u.test(name))
          names.push({ name: name.toLowerCase().replace('.', ''), month });
      }
    }
  }
  return names;
}

/** Returns the digit 0 to 9 that a digit of another script stands for. In Unicode, the digits of a script follow each other. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
