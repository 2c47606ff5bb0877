import { type Document, isCollection } from 'yaml';
import type { z } from 'zod';
import { accepts } from './mistyped.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from './place.ts';
import type { Finding } from './problem.ts';
import { repair } from './repair.ts';
import { optionIndex, type Schema, schemaAt, stepInto, typesAt } from './schema-tree.ts';
import type { Source } from './source.ts';
import { type Spot, wordChoice, wordIssue, wordMissingKey } from './wording.ts';

type Issue = z.core.$ZodIssue;

/** More mistakes on top of each other than any file holds by accident. */
const looks = 8;

/**
 * Everything in a document that is not as its schema says. The document is put right on the way
 * wherever it is plain what was meant.
 */
export function findMisshapen(source: Source, document: Document, schema: z.ZodType): Finding[] {
  const found: Finding[] = [];
  for (let look = 0; look < looks; look += 1) {
    const value: unknown = document.toJS();
    const { error } = schema.safeParse(value);
    const issues = (error?.issues ?? []).flatMap((issue) => flatten(issue, schema, value));
    const repaired = repair(document, schema, value, issues);
    found.push(...repaired);
    if (repaired.length > 0) continue;
    return [...found, ...issues.map((issue) => word(issue, source, document, schema, value))];
  }
  return found;
}

/** Of a union's branches only the one that was meant has something to say. */
function flatten(issue: Issue, schema: Schema, value: unknown): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const union = schemaAt(schema, value, issue.path);
  const meant = union && optionIndex(union, issue.path.reduce(stepInto, value));
  const inner = meant === undefined ? undefined : issue.errors[meant];
  if (!inner) return [issue];
  return inner.flatMap((each) =>
    flatten({ ...each, path: [...issue.path, ...each.path] }, schema, value),
  );
}

function word(
  issue: Issue,
  source: Source,
  document: Document,
  schema: Schema,
  value: unknown,
): Finding {
  const { path } = issue;
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const isMissing = path.length > 0 && !nodeAt(document, path) && !isIn(path, value);
  const union = schemaAt(schema, value, parent);
  const types = issue.code === 'invalid_union' && union ? typesAt(union, key) : undefined;
  const field = schemaAt(schema, value, path) ?? union ?? schema;
  if (isMissing) {
    const range = rangeOfKey(document, parent);
    const words = wordMissingKey(key, types && union ? union : field);
    return { path: parent, range, ...words, mayBeMislaid: true };
  }
  const range = rangeOfValue(document, path);
  const found = path.reduce(stepInto, value);
  if (types && typeof found === 'string') {
    return { path, range, ...wordChoice(found, [...types.keys()], 'section type') };
  }
  const spot = spotOf(field, found, source, document, issue);
  const node = nodeAt(document, path);
  const isBlock = isCollection(node) && node.flow !== true;
  const mayBeMislaid = isBlock || (!accepts(field, 'text') && found === null);
  return { path, range: lostAfter(spot) ?? range, ...wordIssue(issue, spot), mayBeMislaid };
}

/** The comment that has eaten a value is where the value should be. */
function lostAfter({ value, schema, written, after, end }: Spot & { end: number }) {
  const isLost = value === null && written === '' && /^#\S/.test(after) && accepts(schema, 'text');
  return isLost ? ([end, end + after.length] as const) : undefined;
}

function isIn(path: readonly PropertyKey[], value: unknown): boolean {
  return path.reduce(stepInto, value) !== undefined;
}

function spotOf(
  schema: Schema,
  value: unknown,
  source: Source,
  document: Document,
  { path }: Issue,
): Spot & { end: number } {
  const range = nodeAt(document, path)?.range;
  const [start, end] = range ?? [0, 0];
  const written = source.text.slice(start, end).trim();
  const [rest = ''] = /^[^\r\n]*/.exec(source.text.slice(end)) ?? [];
  const after = rest.trim();
  return { schema, value, written, after, end: end + rest.indexOf(after) };
}
