import { expect, test } from 'vitest';
import { wordsIn } from '../../config/words.ts';
import { formatDate } from '../../shared/date.ts';
import { dateFormat } from '../site-files/date-format.ts';
import { readDate } from './dates.ts';
import lists from './headings.json' with { type: 'json' };
import { headingsIn } from './headings.ts';

test.each([
  ['2014', 'en', '2014'],
  ['2014-06', 'en', '2014-06'],
  ['2014-06-29', 'en', '2014-06-29'],
  ['2014-06-29T10:00:00Z', 'en', '2014-06-29'],
  ['Jan 2020', 'en', '2020-01'],
  ['06/2014', 'en', '2014-06'],
  ['29. Juni 2014', 'de', '2014-06-29'],
  ['2014年6月29日', 'ja', '2014-06-29'],
  ['سبتمبر ٢٠٢١', 'ar', '2021-09'],
  ['3/4/2014', 'en', '2014'],
  ['2014-13-45', 'en', '2014'],
  ['2014-02-31', 'en', '2014-02'],
  ['summer of 2014', 'en', '2014'],
  ['soon', 'en', undefined],
  ['12345', 'en', undefined],
])('%s is read in %s as %s', (written, language, date) => {
  expect(readDate(written, language)).toBe(date);
});

const languages = Object.keys(lists);

test.each(languages)('dates that are written in %s are read as the same', (language) => {
  const format = dateFormat(language);
  for (let month = 1; month <= 12; month += 1) {
    const date = `2014-${String(month).padStart(2, '0')}`;
    for (const each of ['2014', date, `${date}-09`, `${date}-28`])
      expect(readDate(formatDate(each, format), language), formatDate(each, format)).toBe(each);
  }
});

test.each(languages)('all headings are there in %s, as in each language with words', (language) => {
  expect(wordsIn(language)).toBeDefined();
  expect(headingsIn(language)('home')).not.toBe('');
  expect(headingsIn(language)('website')).not.toBe('');
  const commas = lists.en.split(',').length;
  expect(
    Object.entries(lists)
      .find(([name]) => name === language)?.[1]
      .split(/[,،、]/),
  ).toHaveLength(commas);
});
