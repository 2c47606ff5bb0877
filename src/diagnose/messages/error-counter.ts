import type { z } from 'zod';
import { stepInto, valueAt } from '../../schema/path.ts';
import { findDuplicateKeys } from '../document/duplicate-keys.ts';
import { compose, parseText } from '../document/parse.ts';
import type { CheckContext } from '../references/check-context.ts';
import { checkReferences } from '../references/check-references.ts';
import { type CountErrors, parserError } from '../repairs/candidate.ts';
import { flattenUnion } from '../schema/check-schema.ts';
import { chooseLanguage, type Spoken } from '../schema/choose-language.ts';
import { findUnknownLanguages } from '../schema/language-faults.ts';
import { findMisreadTexts } from '../schema/misread-texts.ts';
import { checkComplexity } from '../syntax/complexity.ts';
import { findUnsupported } from '../syntax/unsupported.ts';
import { lineOf, type Source } from '../text/source.ts';

/**
 * The largest number of characters to parse in all, beside a number of times that the whole text may be parsed. Each text
 * and each parser error takes additional time, so each of them counts as additional characters.
 */
const budget = { total: 300_000, wholeTexts: 12, eachText: 1_000, eachParserError: 200 };

/** The counts of the last check with a schema. A fix checks texts that differ in a few lines. */
const latest = new WeakMap<z.ZodType, ReadonlyMap<string, number>>();

/**
 * Returns a function that counts the problems of a text, to compare repairs. With a context, the function
 * also counts references to files, icons and pages that do not exist. After the budget is spent, the
 * function returns infinity for each further text, so no further repair is chosen.
 */
export function errorCounter(
  schema: z.ZodType,
  context?: CheckContext,
  spoken = context?.spoken,
): CountErrors {
  const known = new Map<string, number>();
  const last = context ? undefined : latest.get(schema);
  if (!context) latest.set(schema, known);
  let left: number | undefined;
  return (source, lines) => {
    left ??= budget.total + budget.wholeTexts * source.text.length;
    const text = lines ? lines.map((line) => lineOf(source, line)).join('\n') : source.text;
    const key = `${lines ? 'part' : 'whole'}${spoken?.language ?? ''} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    left -= text.length + budget.eachText;
    const countNow = () =>
      lines ? parserError * parseText(text).errors.length : count(source, schema, context, spoken);
    // A text that was counted before takes as much of the budget, so that every check finds the same.
    const problems = left < 0 ? Number.POSITIVE_INFINITY : (last?.get(key) ?? countNow());
    if (Number.isFinite(problems)) {
      left -= Math.floor(problems / parserError) * budget.eachParserError;
    }
    if (left >= 0) known.set(key, problems);
    return problems;
  };
}

function count(
  source: Source,
  schema: z.ZodType,
  context: CheckContext | undefined,
  spoken: Spoken | undefined,
): number {
  if (findUnsupported(source) || (context && checkComplexity(source)))
    return Number.POSITIVE_INFINITY;
  const document = compose(source);
  if (document.errors.length > 0) return parserError * document.errors.length;
  const read = { source, document, schema };
  const repeats = spoken ? findDuplicateKeys(source, document).length : 0;
  const languages = repeats + findUnknownLanguages(chooseLanguage(document, schema, spoken)).length;
  const references = context ? checkReferences(read, context).length : 0;
  const duplicates = findDuplicateKeys(source, document).length;
  const misread = findMisreadTexts(read).length;
  const value: unknown = document.toJS();
  const issues = schema.safeParse(value).error?.issues ?? [];
  const meant = issues.flatMap((issue) => flattenUnion(issue, { schema, value }));
  return meant.reduce(
    (sum, issue) => sum + problemsIn(issue, value),
    languages + references + duplicates + misread,
  );
}

/**
 * Counts an issue of zod and all values below its key, because zod does not check values below an unknown key.
 * If these values did not count, a repair that moves faulty values below an unknown key would seem to help.
 */
function problemsIn(issue: z.core.$ZodIssue, value: unknown): number {
  const { path } = issue;
  const found = valueAt(value, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.reduce(
      (sum, key) => sum + 1 + Math.max(1, leavesOf(stepInto(found, key))),
      0,
    );
  }
  // If the `type` of a block (a YAML mapping) is unknown, zod checks none of its values, so all of them count.
  if (issue.code === 'invalid_union' && issue.errors.length === 0)
    return 1 + leavesOf(valueAt(value, path.slice(0, -1)));
  return 1 + leavesOf(found);
}

function leavesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + 1 + leavesOf(each), 0);
}
