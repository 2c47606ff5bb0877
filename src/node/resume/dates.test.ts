import { expect, test } from 'vitest';
import { wordsIn } from '../../config/words.ts';
import { formatDate } from '../../shared/date.ts';
import { dateFormat } from '../site-files/date-format.ts';
import { byDate, readDate, writePeriod } from './dates.ts';
import lists from './headings.json' with { type: 'json' };
import { headingsIn } from './headings.ts';

test.each([
  ['2014-06-29T10:00:00Z', 'en', '2014-06-29'],
  ['Jan 2020', 'en', '2020-01'],
  ['06/2014', 'en', '2014-06'],
  ['29. Juni 2014', 'de', '2014-06-29'],
  ['2014年6月29日', 'ja', '2014-06-29'],
  ['سبتمبر ٢٠٢١', 'ar', '2021-09'],
  ['1 de junio de 2014', 'es', '2014-06-01'],
])('%s is read in %s as %s', (written, language, date) => {
  expect(readDate(written, language)).toEqual({ date, isWhole: true });
});

test.each([
  ['3/4/2014', '2014'],
  ['2014-02-31', '2014-02'],
  ['ca. 2014', '2014'],
  ['Mayor 2014', '2014'],
  ['2014 – 2016', '2014'],
])('of %s, %s is certain, and not all that it says', (written, date) => {
  expect(readDate(written, 'en')).toEqual({ date, isWhole: false });
});

test.each(['soon', '12345', '0999'])('%s is no date', (written) => {
  expect(readDate(written, 'en')).toBeUndefined();
});

test.each([
  ['2019', '2021', '2019/2021'],
  ['2019-03-09', '2021-05', '2019-03-09/2021-05'],
  ['2019-03-09', undefined, '2019-03-09/..'],
  ['2019', 'Till Date', '2019/..'],
  ['2021', '2019', '2021 – 2019'],
  ['Summer 2019', 'Present', 'Summer 2019 – Present'],
  ['2019', 'last summer', '2019 – last summer'],
  [undefined, undefined, undefined],
])('a period from %s to %s is written as %s', (start, end, period) => {
  expect(writePeriod(start, end)).toBe(period);
});

test('what has dates is sorted by them, the latest first; the others keep their places', () => {
  const items = [
    { end: '2012', start: '2010' },
    { id: 'undated' },
    { start: '2015', end: 'Present' },
    { start: 'Summer 2009' },
    { start: '2020' },
  ];
  const sorted = byDate<{ start?: string; end?: string; id?: string }>(items, 'en');
  expect(sorted.map(({ start, id }) => start ?? id)).toEqual([
    ...['2020', 'undated', '2015', '2010', 'Summer 2009'],
  ]);
});

const languages = Object.keys(lists);

test.each(languages)('dates that are written in %s are read as the same', (language) => {
  const format = dateFormat(language);
  for (let month = 1; month <= 12; month += 1) {
    const date = `2014-${String(month).padStart(2, '0')}`;
    for (const each of [date, `${date}-09`])
      expect(readDate(formatDate(each, format), language)).toEqual({ date: each, isWhole: true });
  }
});

test.each(languages)('all headings are there in %s, as in each language with words', (language) => {
  expect(wordsIn(language)).toBeDefined();
  expect(headingsIn(language)('home')).not.toBe('');
  expect(headingsIn(language)('website')).not.toBe('');
  const list = new Map(Object.entries(lists)).get(language);
  expect(list?.split(/[,،、]/)).toHaveLength(lists.en.split(',').length);
});
