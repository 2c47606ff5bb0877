import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { CountErrors } from '../indentation/misindented-line.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { sourceOf } from '../text/source.ts';
import { findAbsorbed } from './absorbed-lines.ts';

/** What YAML cannot read weighs more than anything that can be read and is wrong. */
const unreadable = 1_000;

/** How many letters are read in search of the likeliest mistake; each look costs some more. */
const effort = 200_000;
const look = 3_000;
const complaint = 200;

/**
 * Counts the mistakes of a text against a schema, without a word about them. It asks for texts that
 * the guard has let pass, give or take a line; of a file that costs too much, all look equally bad.
 */
export function errorCounter(schema: z.ZodType): CountErrors {
  const known = new Map<string, number>();
  let read = 0;
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    read += text.length + look;
    const mistakes = read > effort ? Number.POSITIVE_INFINITY : count(text, schema);
    // Complaints take time too, and a text with many of them is seldom put right by one line.
    if (Number.isFinite(mistakes)) read += Math.floor(mistakes / unreadable) * complaint;
    known.set(text, mistakes);
    return mistakes;
  };
}

function count(text: string, schema: z.ZodType): number {
  if (findUnsupported(text)) return Number.POSITIVE_INFINITY;
  const document = parseDocument(text, { prettyErrors: false });
  if (document.errors.length > 0) return unreadable * document.errors.length;
  const swallowed = findAbsorbed(sourceOf('', text), document, schema).length;
  const issues = schema.safeParse(document.toJS()).error?.issues ?? [];
  return issues.reduce((sum, issue) => sum + weigh(issue), swallowed);
}

/** Unknown keys of one block come as one issue, and are a mistake each. */
function weigh(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}
