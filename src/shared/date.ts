import { fillTemplate } from './template.ts';

/** How dates are written in a language. In the patterns, `{day}` and `{year}` stand for the numbers. */
export type DateFormat = {
  year: string;
  /** The pattern of each month of a year. */
  months: readonly string[];
  /** The pattern of the days of each month. */
  days: readonly string[];
  /** The digits from 0 to 9. */
  digits: readonly string[];
  /** The word for the end of a period that goes on. */
  today: string;
};

/** Checks whether a text is an existing year, month or day, such as 2028, 2028-02 or 2028-02-29. */
export function isDate(text: string): boolean {
  // Some browsers read 2028-02-30 as 1 March, so the date in JSON (`null` if invalid) is compared with the text.
  return /^\d{4}(-\d\d){0,2}$/.test(text) && JSON.stringify(new Date(text)).startsWith(`"${text}`);
}

/** Returns the ends of a date, or of a period such as 2021-09/2024-05 or 2021/.. (until today); none for another text. */
export function endsOf(text: string): readonly string[] {
  const ends = text.split(
    /\/|(?<=-\d\d)\s*[–—]\s*|(?<=-\d\d)\s+-\s+|(?<=^\d{4})\s*[-–—]\s*(?=\d{4}$)/,
  );
  const [start = '', end = start] = ends;
  const isOpen = end === '..' && ends.length === 2;
  const isInOrder = isOpen || start.slice(0, end.length) <= end.slice(0, start.length);
  return isDate(start) && (isOpen || isDate(end)) && ends.length <= 2 && isInOrder ? ends : [];
}

/** Writes one end of a date in words, to its precision. */
export function formatEnd(end: string, { year, months, days, digits, today }: DateFormat): string {
  if (end === '..') return today;
  const [ofYear = '', month, ofMonth] = end.split('-');
  const patterns = ofMonth === undefined ? months : days;
  const pattern = month === undefined ? year : (patterns[Number(month) - 1] ?? end);
  const inDigits = (number = '') =>
    number.replace(/^0+(?=\d)/, '').replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  return fillTemplate(pattern, { year: inDigits(ofYear), day: inDigits(ofMonth) });
}

/** What stands between the two ends of a period. */
export const dash = ' – ';

/** Writes a date or a period in words. Another text stays as it is. */
export function formatDate(text: string, format: DateFormat): string {
  const ends = endsOf(text).map((end) => formatEnd(end, format));
  return ends.length === 0 ? text : ends.join(dash);
}
