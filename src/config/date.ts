import { z } from 'zod';
import { datePattern, isDate } from '../shared/resource.ts';
import { fieldMetadata } from './field-metadata.ts';

const expected = 'a day of the calendar, such as 2028-02-29';

/** A day, or else what matches a pattern where one is given. */
const dateOr = (others?: RegExp) =>
  z
    .string()
    .refine((value) => others?.test(value) || isDate(value), expected)
    // For the JSON schema of editors, which cannot run the check above.
    .meta({
      pattern: others ? `${datePattern}|${others.source}` : datePattern,
      examples: ['2028-02-29'],
    })
    .register(fieldMetadata, { expected });

/** A day, as year, month and day. */
export const date = dateOr();

/** The same, or nothing. */
export const optionalDate = dateOr(/^$/);
