import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { CountErrors } from '../indentation/misindented-line.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import type { Source } from '../text/source.ts';
import { findAbsorbed } from './absorbed-lines.ts';

/** How much a parser error counts: more than all mistakes that a readable text can have. */
const parserError = 1_000;

/** How many letters are counted as read, of all texts together, before the counter gives up. */
const effort = { total: 200_000, eachText: 3_000, eachParserError: 200 };

/**
 * Counts the mistakes of a text against a schema, to tell which of several corrections is best. Once
 * that has cost too much, every text counts as infinitely wrong, so that none is preferred.
 */
export function errorCounter(schema: z.ZodType): CountErrors {
  const known = new Map<string, number>();
  let spent = 0;
  return (source) => {
    const before = known.get(source.text);
    if (before !== undefined) return before;
    spent += source.text.length + effort.eachText;
    const mistakes = spent > effort.total ? Number.POSITIVE_INFINITY : count(source, schema);
    if (Number.isFinite(mistakes)) {
      spent += Math.floor(mistakes / parserError) * effort.eachParserError;
    }
    known.set(source.text, mistakes);
    return mistakes;
  };
}

function count(source: Source, schema: z.ZodType): number {
  if (findUnsupported(source)) return Number.POSITIVE_INFINITY;
  const document = parseDocument(source.text, { prettyErrors: false });
  if (document.errors.length > 0) return parserError * document.errors.length;
  const absorbed = findAbsorbed(source, document, schema).length;
  const issues = schema.safeParse(document.toJS()).error?.issues ?? [];
  return issues.reduce((sum, issue) => sum + mistakesIn(issue), absorbed);
}

/** The unknown keys of a block are one issue, and one mistake each. */
function mistakesIn(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}
