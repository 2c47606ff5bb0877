import type { z } from 'zod';
import { endsOf, isDate } from '../shared/date.ts';
import { fieldMetadata } from './field-metadata.ts';
import { freeText, text } from './fields.ts';
import { refuseWhere, type TextProblem } from './text-problem.ts';

const expected =
  'words such as 2021 – today, or a date such as 2021, 2021-09 or 2021-09-28, or two such as 2021-09/2024-05 or 2021/..';

/** Matches what was meant as a date but is none, such as 2021-9 or 09/2015-02/2019. A text such as 2021-24 is words. */
const looksLikeDate =
  /^\d{4}-\d(?:-\d{1,2})?$|^\d{4}-\d\d-\d{1,2}$|^\d{4}\/(?:\d{4}|\.\.)|^\d{4}-\d+(?:-\d+)?\/|^\d{1,2}[/.]\d{4}\s*[-–—/]/;

/** Finds the problem of a text that looks like a date and is none of the calendar, or a period that ends before it starts. */
function findDateProblem(text: string): TextProblem | undefined {
  if (!looksLikeDate.test(text) || endsOf(text).length > 0) return undefined;
  const ends = text.split('/');
  if (ends.length !== 2 || !ends.every(isDate)) return { expected };
  const fix = 'write the earlier date before the later one';
  return { expected: 'a period whose end is not before its start', fix };
}

const dateIn = (texts: z.ZodString) =>
  texts
    .superRefine(refuseWhere(findDateProblem))
    .meta({ examples: ['2021-09-28', '2021-09/..'] })
    .register(fieldMetadata, { role: 'date', expected });

/**
 * A date or a period, which pages show in the language of the site, or the same in words. Views show it with
 * `FormattedDate`.
 */
export const date = dateIn(text);

/** A short label, such as a tool or a date. */
export const tag = date.clone().register(fieldMetadata, { isName: true });

/** A date that may be left blank. */
export const optionalDate = dateIn(freeText);
