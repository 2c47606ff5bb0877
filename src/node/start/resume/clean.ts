import type { z } from 'zod';
import { text as textField } from '../../../config/fields.ts';

type Issues = readonly z.core.$ZodIssue[];

/**
 * Returns a text of strangers as a field of the site accepts it: as it is, as the field's schema proposes, such as
 * without tags, or else without all signs that may be markup. Returns undefined if nothing is left of it.
 */
export function accepted(schema: z.ZodType<unknown, string>, text: string): string | undefined {
  let proposed: string | undefined = text;
  for (let round = 0; round < 5 && proposed !== undefined; round += 1) {
    const issues: Issues = schema.safeParse(proposed).error?.issues ?? [];
    if (issues.length === 0) return proposed;
    proposed = proposedFor(proposed, issues);
  }
  for (const signs of [/[{}]/g, /[{}"“”„‟«»]/g, /[{}"“”„‟«»<>&*`[\]\\#!]/g]) {
    const bare = text.replace(signs, ' ').replace(/\s+/g, ' ').trim();
    if (schema.safeParse(bare).success) return bare;
  }
  return undefined;
}

/** Returns a text of one line as a field accepts it; undefined if there is nothing to read in it. */
export function shortText(words: string | undefined): string | undefined {
  return words === undefined || words === '' ? undefined : accepted(textField, words);
}

export const shortTexts = (words: readonly (string | undefined)[] = []) =>
  distinct(words.flatMap((each) => shortText(each) ?? []));

/** Returns a text with the first change that its issues propose; undefined if they propose none. */
export function proposedFor(text: string, issues: Issues): string | undefined {
  for (const issue of issues) {
    const { better, part } = ('params' in issue && issue.params) || {};
    if (typeof better === 'string')
      return typeof part === 'string' ? text.replace(part, () => better) : better;
  }
  return undefined;
}

/**
 * Removes what no page can show, or what nobody sees: control characters, halves of signs, blanks without width, and
 * marks that turn the direction of a text. Every other blank becomes a plain one.
 */
export function tidy(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u200b\u2060\ufeff\ufffd-\uffff\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(
      /^[\s\u00ad\u061c\u200e\u200f]+|(?<![\s\u00ad\u061c\u200e\u200f])[\s\u00ad\u061c\u200e\u200f]+$/g,
      '',
    );
}

/** Removes the same, and the line breaks. */
export function oneLine(text: string): string {
  return tidy(text).replace(/\s+/g, ' ');
}

/** Leaves out items that are the same as an earlier one, which a list of a site must not have. */
export function distinct<T>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Leaves out keys without a value, and those of empty texts and lists. */
export function filled<T extends object>(values: T): T;
export function filled(values: object): object {
  const isFilled = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isFilled(value)));
}
