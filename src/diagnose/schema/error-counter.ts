import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { CountErrors } from '../indentation/misindented-line.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import type { Source } from '../text/source.ts';
import { findAbsorbed } from './absorbed-lines.ts';

/** The weight of a parser error: more than all mistakes that a text without parser errors can have. */
const parserError = 1_000;

/** How many characters are read in total; each text and each parser error costs more of them. */
const budget = { total: 200_000, eachText: 3_000, eachParserError: 200 };

/**
 * Counts the mistakes in a text, to find the best of several corrections. When the budget is spent,
 * every further text has infinitely many, so that no correction is better than none.
 */
export function errorCounter(schema: z.ZodType): CountErrors {
  const known = new Map<string, number>();
  let spent = 0;
  return (source) => {
    const before = known.get(source.text);
    if (before !== undefined) return before;
    spent += source.text.length + budget.eachText;
    const mistakes = spent > budget.total ? Number.POSITIVE_INFINITY : count(source, schema);
    if (Number.isFinite(mistakes)) {
      spent += Math.floor(mistakes / parserError) * budget.eachParserError;
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

/** All unknown keys of a block are one issue; each counts as a mistake. */
function mistakesIn(issue: z.core.$ZodIssue): number {
  return issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
}
