import { expect, test } from 'vitest';
import { formatDate } from '../../../shared/date.ts';
import { dateFormat } from './date-format.ts';

test.each([
  ['2021', 'ja', '2021年'],
  ['2026-11-20', 'en', 'November 20, 2026'],
  ['2021-09/2024-05', 'en', 'September 2021 – May 2024'],
  ['2027-02-12/2027-04-18', 'pt-BR', '12 de fevereiro de 2027 – 18 de abril de 2027'],
  ['2021-11-20/..', 'pl', '20 listopada 2021 – obecnie'],
  ['2021-09/2022', 'fa', 'سپتامبر ۲۰۲۱ – ۲۰۲۲'],
  ['2021-02-03', 'ar-EG', '٣ فبراير ٢٠٢١'],
  ['2021-11-20', 'eu', '2021(e)ko azaroaren 20(a)'],
  ['2021-02-30', 'en', '2021-02-30'],
  ['2021/..', 'la', '2021 – today'],
])('%s is in %s: %s', (date, language, words) => {
  expect(formatDate(date, dateFormat(language))).toBe(words);
});
