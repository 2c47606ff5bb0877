import { type Document, isCollection } from 'yaml';
import type { z } from 'zod';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import type { Finding } from '../messages/problem.ts';
import type { Source } from '../text/source.ts';
import { correctKeys } from './correct-keys.ts';
import { formatIssue, formatMissingKey, formatUnknownChoice, type Spot } from './format-issue.ts';
import { accepts } from './misread-values.ts';
import { optionIndex, type Schema, schemaAt, stepInto, typesAt } from './schema-tree.ts';

type Issue = z.core.$ZodIssue;

/** More mistakes on top of each other than any file holds by accident. */
const looks = 8;

/**
 * Everything in a document that is not as its schema says. The document is put right on the way
 * wherever it is plain what was meant.
 */
export function checkSchema(source: Source, document: Document, schema: z.ZodType): Finding[] {
  const found: Finding[] = [];
  for (let look = 0; look < looks; look += 1) {
    const value: unknown = document.toJS();
    const { error } = schema.safeParse(value);
    const issues = (error?.issues ?? []).flatMap((issue) => flatten(issue, schema, value));
    const repaired = correctKeys(document, schema, value, issues);
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
    const words = formatMissingKey(key, types && union ? union : field);
    return { path: parent, range, ...words, mayBeMisindented: true };
  }
  const range = rangeOfValue(document, path);
  const found = path.reduce(stepInto, value);
  if (types && typeof found === 'string') {
    return { path, range, ...formatUnknownChoice(found, [...types.keys()], 'section type') };
  }
  const spot = spotOf(field, found, source, document, issue);
  const node = nodeAt(document, path);
  const isBlock = isCollection(node) && node.flow !== true;
  const mayBeMisindented = isBlock || (!accepts(field, 'text') && found === null);
  return { path, range: lostAfter(spot) ?? range, ...formatIssue(issue, spot), mayBeMisindented };
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
