import type { z } from 'zod';

type Issues = readonly z.core.$ZodIssue[];

/**
 * Returns a text of strangers as a field of the site accepts it: as it is, as the field's schema proposes, such as
 * without tags, or else without all signs that may be markup. Returns undefined if nothing is left of it.
 */
export function accepted(schema: z.ZodType<unknown, string>, text: string): string | undefined {
  let proposed: string | undefined = withoutMarks(text);
  for (let round = 0; round < 5 && proposed !== undefined; round += 1) {
    const issues: Issues = schema.safeParse(proposed).error?.issues ?? [];
    if (issues.length === 0) return proposed;
    const better = proposedFor(proposed, issues);
    proposed = better && withoutMarks(better);
  }
  for (const signs of [/[{}]/g, /[{}"“”„‟«»]/g, /[{}"“”„‟«»<>&*`[\]\\#!]/g]) {
    const bare = withoutMarks(text.replace(signs, ' ').replace(/\s+/g, ' '));
    if (schema.safeParse(bare).success) return bare;
  }
  return undefined;
}

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
 * Removes quotation marks around a text, and signs at its ends that are no part of it. Where YAML needs no quotes, the
 * check takes them for mistakes.
 */
export function withoutMarks(text: string): string {
  const bare = text
    .replace(/^(?:(?:[=-]>|<<|:=|==?|[•·‣◦●,;])\s*)+|(?<![\s,;\\])[\s,;\\]+$/g, '')
    .replace(/^([^"']*[^"'\d\s])(?:"|(?<!s)')$/, '$1')
    .trim();
  // Behind a mark that is gone, there may be another one.
  if (bare !== text) return withoutMarks(bare);
  if (!/^[“”„‟«»″‘’‚‹›´′][\s\S]*[“”„‟«»″‘’‚‹›´′]$/u.test(bare)) return bare;
  const inner = bare.slice(1, -1).trim();
  if (inner !== '' && !/[“”„‟«»″‘’‚‹›´′]/u.test(inner)) return withoutMarks(inner);
  return bare.replace(/[“”„‟«»″]/g, '"').replace(/[‘’‚‹›´′]/g, "'");
}
