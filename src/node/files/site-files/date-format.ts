import { english, wordsIn } from '../../../config/words.ts';
import type { DateFormat } from '../../../shared/date.ts';

/**
 * Returns how dates are written in a language. Browsers get the patterns and not the language, since their tables of
 * languages differ from those of Node, and lack some languages: a page would change as React hydrates it.
 */
export function dateFormat(language: string): DateFormat {
  const gregorian = { year: 'numeric', calendar: 'gregory', timeZone: 'UTC' } as const;
  const patterns = (count: number, parts: Intl.DateTimeFormatOptions) => {
    // One for all months, since to make one takes more time than all that it does.
    const dates = new Intl.DateTimeFormat(language, { ...gregorian, ...parts });
    return Array.from({ length: count }, (_, index) =>
      dates
        .formatToParts(Date.UTC(2021, index, 1))
        .map(({ type, value }) => (type === 'year' || type === 'day' ? `{${type}}` : value))
        .join(''),
    );
  };
  const [year = ''] = patterns(1, {});
  const { format } = new Intl.NumberFormat(language);
  return {
    year,
    months: patterns(12, { month: 'long' }),
    days: patterns(12, { month: 'long', day: 'numeric' }),
    digits: Array.from({ length: 10 }, (_, digit) => format(digit)),
    today: (wordsIn(language) ?? english).today,
  };
}
