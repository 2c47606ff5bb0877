import { z } from 'zod';
import { absoluteLink } from '../../config/fields.ts';
import { isResumeDate, readDate } from './dates.ts';
import { oneLine, tidy } from './tidy.ts';

/** A text or a number; `null` and a blank text mean that there is none. */
const written = (read: (text: string) => string) =>
  z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : blankAsNothing(value)),
      z.string().transform(read).optional(),
    )
    .optional();

const blankAsNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && tidy(value) === '') ? undefined : value;

/** A short text, which is shown as it is written. */
export const line = written(oneLine);

/** A longer text, which may be Markdown, of several paragraphs. */
export const markdown = written(tidy);

/** A list; a single text counts as a list of one. What a list must not contain is removed as an item `undefined`. */
export const list = <S extends z.ZodType>(item: S) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : (value ?? [])),
      z.array(item.optional()).transform((items) => items.filter(isFilled)),
    )
    .prefault([]);

export const isFilled = <T>(item: T): item is NonNullable<T> =>
  typeof item === 'object' && item !== null
    ? Object.values(item).some((value) => (Array.isArray(value) ? value.length > 0 : value))
    : item !== undefined;

export const lines = list(line);

/** Reads a text in the place of an entry as the entry's name. */
export const orName = <S extends z.ZodType>(key: string, entry: S) =>
  z.preprocess((value) => (typeof value === 'string' ? { [key]: value } : value), entry);

/**
 * An entry of a part, which must have one of the keys that name it if it has anything at all, and which must not end
 * before it starts.
 */
export const named = <S extends z.ZodType<object>>(entry: S, ...keys: readonly string[]) =>
  entry
    .refine(
      (values) => !isFilled(values) || keys.some((key) => Reflect.get(values, key) !== undefined),
      `an entry with ${keys.join(' or ')}`,
    )
    .refine(
      (values) => {
        const start = String(Reflect.get(values, 'startDate') ?? '');
        const end = String(Reflect.get(values, 'endDate') ?? '');
        return end === '' || end >= start.slice(0, end.length);
      },
      { path: ['endDate'], error: 'a date after that of startDate' },
    );

/** An address. Without a scheme, as in `example.com/me`, https is meant. */
export const link = written((address) => {
  const whole = oneLine(address);
  return /^(www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:]|$))/i.test(whole)
    ? `https://${whole}`
    : whole;
}).superRefine((address, context) => {
  if (address === undefined) return;
  for (const issue of absoluteLink.safeParse(address).error?.issues ?? []) {
    context.addIssue({ ...issue, code: 'custom', path: [] });
  }
});

/** A text from which a link can be made. */
export const linked = (makeLink: (text: string) => string | undefined, expected: string) =>
  line.refine((text) => text === undefined || makeLink(text) !== undefined, expected);

/** What people write as the end of what has not ended. */
const openEnd =
  /^(present|current(ly)?|now|today|ongoing|(to|till) date|heute|présent|aujourd'hui|actual(idad|mente)?|presente|oggi|atual|hoje|heden|nu|obecnie|dnes|bugün|halen|.*настоящее время|н\. ?в\.|сейчас|現在|至今|现在|الآن|حتى الآن|היום|σήμερα)\.?$/i;

export const dateIn = (language: string) =>
  written((text) => (openEnd.test(tidy(text)) ? '' : tidy(text)))
    .superRefine((text, context) => {
      if (!text || isResumeDate(text)) return;
      const better = readDate(text, language);
      const isSame = better !== undefined && !/^[-\d]+$/.test(text);
      // A date in words is read as it was meant, so there is nothing to report.
      if (isSame) return;
      const message = 'a date such as 2014, 2014-06 or 2014-06-29';
      context.addIssue({ code: 'custom', message, params: { better } });
    })
    .transform((text) => (text ? readDate(text, language) : undefined));
