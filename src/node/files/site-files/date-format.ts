import { english, wordsIn } from '../../../config/words.ts';
import type { DateFormat } from '../../../shared/date.ts';

/**
 * Returns how dates are written in a language. Browsers get the patterns and not the language, since their tables of
 * languages differ from those of Node, and lack some languages: a page would change as React hydrates it.
 */
export function dateFormat(language: string): DateFormat {
  const pattern = (index: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, {
      year: 'numeric',
      calendar: 'gregory',
      timeZone: 'UTC',
      ...parts,
    })
      .formatToParts(Date.UTC(2021, index, 1))
      .map(({ type, value }) => (type === 'year' || type === 'day' ? `{${type}}` : value))
      .join('');
  const patterns = (parts: Intl.DateTimeFormatOptions) =>
    Array.from({ length: 12 }, (_, index) => pattern(index, { month: 'long', ...parts }));
  const { format } = new Intl.NumberFormat(language);
  return {
    year: pattern(0, {}),
    months: patterns({}),
    days: patterns({ day: 'numeric' }),
    digits: Array.from({ length: 10 }, (_, digit) => format(digit)),
    today: (wordsIn(language) ?? english).today,
  };
}
