import type { z } from 'zod';

/**
 * Returns a text of strangers as a field of the site accepts it: as it is, as the field's schema proposes, such as
 * without tags, or else without all signs that may be markup. Returns undefined if nothing is left of it.
 */
export function accepted(schema: z.ZodType<unknown, string>, text: string): string | undefined {
  let proposed: string | undefined = text;
  for (let round = 0; round < 5 && proposed !== undefined; round += 1) {
    const issues: readonly z.core.$ZodIssue[] = schema.safeParse(proposed).error?.issues ?? [];
    if (issues.length === 0 && proposed === proposed.trim()) return proposed;
    proposed = issues.length === 0 ? proposed.trim() : better(proposed, issues);
  }
  for (const signs of [/[{}]/g, /[{}"“”„‟«»]/g, /[{}"“”„‟«»<>&*`[\]\\#!]/g]) {
    const bare = text.replace(signs, ' ').replace(/\s+/g, ' ').trim();
    if (schema.safeParse(bare).success) return bare;
  }
  return undefined;
}

/** Returns a text with the first change that its issues propose. */
function better(text: string, issues: readonly z.core.$ZodIssue[]): string | undefined {
  for (const issue of issues) {
    const { better, part } = ('params' in issue && issue.params) || {};
    if (typeof better === 'string') {
      return typeof part === 'string' ? text.replace(part, () => better) : better;
    }
  }
  return undefined;
}
