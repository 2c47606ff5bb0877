import { expect, test, vi } from 'vitest';
import siteWords from '../../../config/words.json' with { type: 'json' };
import { wordsIn } from '../../../config/words.ts';
import { formatDate } from '../../../shared/date.ts';
import { dateFormat } from '../../files/site-files/date-format.ts';
import { byDate, readDate, writePeriod } from './dates.ts';
import lists from './headings.json' with { type: 'json' };
import { headingsIn } from './headings.ts';

test.each<[string, language: string, date: string, isWhole: boolean]>([
  ['2014-06-29T10:00:00Z', 'en', '2014-06-29', true],
  ['Jan 2020', 'en', '2020-01', true],
  ['06/2014', 'en', '2014-06', true],
  ['سبتمبر ٢٠٢١', 'ar', '2021-09', true],
  ['3/4/2014', 'en', '2014', false],
  ['2014-02-31', 'en', '2014-02', false],
  ['Mayor 2014', 'en', '2014', false],
  ['2014 – 2016', 'en', '2014', false],
])('of %s in %s, %s is certain, and is the whole: %s', (written, language, date, isWhole) => {
  expect(readDate(written, language)).toEqual({ date, isWhole });
});

test.each(['soon', '12345', '0999'])('%s is no date', (written) => {
  expect(readDate(written, 'en')).toBeUndefined();
});

test.each([
  ['2019-03-09', '2021-05', '2019-03-09/2021-05'],
  ['2019-03-09', undefined, '2019-03-09/..'],
  ['2019', 'Till Date', '2019/..'],
  ['2021', '2019', '2021 – 2019'],
  ['Summer 2019', 'Present', 'Summer 2019 – Present'],
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
  const order = ['2020', 'undated', '2015', '2010', 'Summer 2009'];
  expect(sorted.map(({ start, id }) => start ?? id)).toEqual(order);
});

const languages = Object.keys(siteWords);

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
  expect(headingsIn(language)('soon')).not.toBe('');
  const list = new Map(Object.entries(lists)).get(language) ?? '';
  const missing = `headings.json, ${language}: as many as in en`;
  expect(list.split(/[,،、]/), missing).toHaveLength(lists.en.split(',').length);
});

test('the names of months are looked up once for each language of a CV', () => {
  readDate('Jan 2014', 'en');
  const lookUp = vi.spyOn(Intl, 'DateTimeFormat');
  expect(readDate('Feb 2015', 'en')?.date).toBe('2015-02');
  expect(lookUp).not.toHaveBeenCalled();
});
