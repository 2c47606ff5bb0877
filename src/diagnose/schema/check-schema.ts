import { type Document, isMap, isScalar } from 'yaml';
import type { z } from 'zod';
import { formatPath, isWithin, valueAt } from '../../schema/path.ts';
import { optionIndex, type Schema, schemaAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt } from '../document/locate.ts';
import { pairIn } from '../document/nodes.ts';
import type { Source } from '../text/source.ts';
import { correctKeys } from './correct-keys.ts';
import { correctType } from './correct-type.ts';
import type { DocumentWithSchema } from './intended-block.ts';
import { problemOf } from './schema-problem.ts';

type Issue = z.core.$ZodIssue;

/** What a schema says of a document: its value, or everything that it does not accept. */
type SchemaResult<T> = { problems: DocumentProblem[]; value?: T };

/** How often a document is checked again after its keys were corrected. */
const maxChecks = 8;

/**
 * Checks a document against its schema. Unknown keys and types are corrected in the document where it is
 * clear what was meant, so that the values below them are checked too; what is left is reported.
 */
export function checkSchema<S extends z.ZodType>(
  source: Source,
  document: Document,
  schema: S,
): SchemaResult<z.output<S>> {
  const corrected: DocumentProblem[] = [];
  for (let check = 0; check < maxChecks; check += 1) {
    const checked = { document, schema, value: document.toJS() };
    const { data, error } = schema.safeParse(checked.value);
    if (!error) {
      return corrected.length === 0 ? { problems: [], value: data } : { problems: corrected };
    }
    const issues = clearIssues(error.issues, checked).filter(
      (issue) => !follows(issue, checked, corrected),
    );
    const found = issues.flatMap((issue) => correct(checked, issue));
    if (found.length === 0) {
      const left = issues.map((issue) => problemOf(issue, { ...checked, source }));
      return { problems: [...corrected, ...firstOfItems(left)] };
    }
    corrected.push(...found);
  }
  return { problems: corrected };
}

/** Corrects what an issue is about in the document, where it is a key or a type. */
function correct(checked: DocumentWithSchema, issue: Issue): DocumentProblem[] {
  if (issue.code === 'unrecognized_keys') return correctKeys(checked, issue.path, issue.keys);
  return issue.code === 'invalid_union' ? correctType(checked, issue.path) : [];
}

/** The issues that an owner can be told, each about the option of a union that was meant. */
function clearIssues(issues: readonly Issue[], checked: DocumentWithSchema): Issue[] {
  const flat = issues.flatMap((issue) => flatten(issue, checked));
  // The items of a row that has too few or too many are not those that were meant.
  const rows = flat.filter(({ code }) => code === 'too_small' || code === 'too_big');
  return flat.filter(
    ({ path }) => !rows.some((row) => row.path.length < path.length && isWithin(path, row.path)),
  );
}

/** Whether an issue only follows from a key that was corrected. */
function follows(
  issue: Issue,
  checked: DocumentWithSchema,
  corrected: readonly DocumentProblem[],
): boolean {
  const block = issue.path.slice(0, -1);
  const map = nodeAt(checked.document, block);
  if (!isMap(map)) return false;
  // Under another name stands a value of another kind.
  const key = pairIn(map, issue.path.at(-1) ?? '')?.key;
  const isRenamed = isScalar(key) && key.source !== key.value;
  const isBlock = issue.code === 'invalid_type' && /array|object/.test(issue.expected);
  if (isRenamed && (isBlock || issue.code === 'invalid_union')) return true;
  // A block of which no key was known lacks all of its own.
  const isOfBlock = ({ path, isMisplaced }: DocumentProblem) =>
    !isMisplaced && path.length === block.length + 1 && isWithin(path, block);
  return map.items.length === 0 && corrected.some(isOfBlock);
}

/** Items of a list that are wrong in the same way were written in one go: the first speaks for all. */
function firstOfItems(problems: readonly DocumentProblem[]): DocumentProblem[] {
  const groups = new Map<unknown, DocumentProblem[]>();
  for (const problem of problems) {
    const { path, expected, fix, replacement, missingKey, isPart } = problem;
    const isItem = typeof path.at(-1) === 'number' && missingKey === undefined && !isPart;
    const isAlike = isItem && !replacement;
    const key = isAlike ? `${formatPath(path.slice(0, -1))}: ${expected} ${fix}` : problem;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first || more.length === 0) return first ?? [];
    const also = more.length === 1 ? 'so is another item' : `so are ${more.length} other items`;
    return { ...first, message: `${first.message}, and ${also} of the list` };
  });
}

/** Replaces the issue of a union by those of the option that was meant. */
function flatten(issue: Issue, checked: DocumentWithSchema): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const union: Schema | undefined = schemaAt(checked.schema, checked.value, issue.path);
  const meant = union && optionIndex(union, valueAt(checked.value, issue.path));
  const inner = meant === undefined ? undefined : issue.errors[meant];
  if (!inner) return [issue];
  return inner.flatMap((each) =>
    flatten({ ...each, path: [...issue.path, ...each.path] }, checked),
  );
}
