/** A year, a month or a day, as JSON Resume writes it: `2014`, `2014-06` or `2014-06-29`. */
const isoDate = /^[12]\d{3}(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/;

/** The numbers of a date with the year first, such as `2014/6/29` and `2014年6月29日`. */
const yearFirst =
  /^(\d{4})(?:\s*[-/.年]\s*(\d{1,2})(?!\d)(?:\s*[-/.月]\s*(\d{1,2})(?!\d))?)?\s*[月日年.]?(?:T.*)?$/;
const yearLast = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/;

/**
 * Reads a date as people write it, such as `2014-06`, `Jun 2014` or `06/2014`, to the precision that is certain. Returns
 * undefined if there is no year in it.
 * @param language the language of the names of months, beside English
 */
export function readDate(text: string, language: string): string | undefined {
  const written = text.trim().replace(/\p{Nd}/gu, latinDigit);
  const [whole, ...numbers] = yearFirst.exec(written) ?? [];
  if (whole !== undefined) return longestDate(...numbers);
  const [, day, month, yearAtEnd] = yearLast.exec(written) ?? [];
  // In 03/04/2014 nobody knows which number is the month.
  if (yearAtEnd !== undefined) return longestDate(yearAtEnd, day === undefined ? month : undefined);
  const [year] = /(?<!\d)[12]\d{3}(?!\d)/.exec(written) ?? [];
  const named = monthIn(written, language);
  const [dayOfMonth] = /(?<!\d)\d{1,2}(?!\d)/.exec(written) ?? [];
  if (year === undefined || named === undefined) return year && longestDate(year);
  return longestDate(year, String(named), dayOfMonth);
}

/** Checks whether a text is a date of the calendar in one of the three forms of JSON Resume. */
export function isResumeDate(text: string): boolean {
  return isoDate.test(text) && longestDate(...text.split('-')) === text;
}

/** Writes a period as the field `period` has it. A single date is when something ended. */
export function writePeriod(start: string | undefined, end: string | undefined) {
  return start === undefined || start === end ? end : `${start}/${end ?? '..'}`;
}

/** Reads the dates of a period in words, as the page shows it. A single date is when something ended. */
export function readPeriod(period: string | undefined, language: string) {
  if (period === undefined) return {};
  const [first = '', second] = period.split(/\s*[–—]\s*|\s+-\s+|\/|(?<=\d{4})-(?=\d{4})/);
  if (second === undefined) return { end: readDate(first, language) };
  return { start: readDate(first, language), end: readDate(second, language) };
}

/** Writes the numbers as a date, without the last ones that are none of the calendar. */
function longestDate(year = '', month?: string, day?: string): string | undefined {
  const pad = (number = '') => number.padStart(2, '0');
  const parts = [year, ...(month ? [pad(month), ...(day ? [pad(day)] : [])] : [])];
  while (parts.length > 0) {
    const date = parts.join('-');
    const isReal = isoDate.test(date) && new Date(date).toJSON()?.startsWith(date);
    if (isReal) return date;
    parts.pop();
  }
  return undefined;
}

/** Returns the number of the month that a text names. Of two names that it contains, such as 1月 and 11月, the longer one counts. */
function monthIn(text: string, language: string): number | undefined {
  const names = [language, 'en'].flatMap(monthNames);
  const lower = text.toLowerCase();
  const found = names.filter(({ name }) => lower.includes(name));
  return found.sort((one, other) => other.name.length - one.name.length)[0]?.month;
}

/** Lists the names of all months: long and short, and, in languages with cases, as they stand in a date. */
function monthNames(language: string): { name: string; month: number }[] {
  return (['long', 'short'] as const)
    .flatMap((style) =>
      [{}, { day: 'numeric' } as const, { year: 'numeric' } as const].flatMap((beside) => {
        const format = new Intl.DateTimeFormat(language, {
          ...beside,
          month: style,
          timeZone: 'UTC',
        });
        return Array.from({ length: 12 }, (_, index) => {
          const parts = format.formatToParts(new Date(Date.UTC(2021, index, 1)));
          const name = parts.find(({ type }) => type === 'month')?.value ?? '';
          return { name: name.toLowerCase().replace('.', ''), month: index + 1 };
        });
      }),
    )
    .filter(({ name }) => /^\P{N}+$/u.test(name));
}

/** Returns the digit 0 to 9 that a digit of another script stands for. In Unicode, the digits of a script follow each other. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
