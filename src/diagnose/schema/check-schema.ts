import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatSample } from '../../schema/describe-schema.ts';
import { isWithin, type Path, valueAt } from '../../schema/path.ts';
import {
  fieldsAt,
  isRequired,
  optionIndex,
  type Schema,
  schemaAt,
  typesAt,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithSchema, DocumentWithValue } from '../document/document-with-schema.ts';
import { keyText, nodeAt, pairIn, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import { correctKeys } from './correct-keys.ts';
import { meantBy } from './did-you-mean.ts';
import { formatUnknownKeys, formatUnknownType } from './format-key.ts';
import { problemOf } from './schema-problem.ts';

type Issue = z.core.$ZodIssue;

/** The value of a valid document, or all problems that the schema finds. */
type SchemaResult<T> = { problems: DocumentProblem[]; value?: T };

/** The largest number of checks. After keys or values of `type` are corrected, the document is checked again. */
const maxChecks = 8;

/**
 * Checks a document against its schema. Misspelt keys and misspelt values of `type` are corrected in the
 * document, so that the values below them are checked too. Each correction is reported as a problem.
 */
export function checkSchema<S extends z.ZodType>(
  written: DocumentWithSchema<S>,
): SchemaResult<z.output<S>> {
  const { document, schema } = written;
  const corrected: DocumentProblem[] = [];
  for (let check = 0; check < maxChecks; check += 1) {
    const checked = { ...written, value: document.toJS() };
    const { data, error } = schema.safeParse(checked.value);
    if (!error) {
      return corrected.length === 0 ? { problems: [], value: data } : { problems: corrected };
    }
    const issues = clearIssues(error.issues, checked).filter(
      (issue) => !isConsequence(issue, document, corrected),
    );
    const found = issues.flatMap((issue) => correct(checked, issue));
    if (found.length === 0) {
      const left = issues.map((issue) => problemOf(issue, checked));
      return { problems: [...corrected, ...left] };
    }
    corrected.push(...found);
  }
  return { problems: corrected };
}

/** Corrects a misspelt key, or a misspelt value of `type`, in the document. */
function correct(checked: DocumentWithValue, issue: Issue): DocumentProblem[] {
  if (issue.code === 'unrecognized_keys') return correctKeys(checked, issue.path, issue.keys);
  return issue.code === 'invalid_union' ? correctType(checked, issue.path) : [];
}

/** Returns the issues to report. For a union, only the issues of the option that was meant are returned. */
function clearIssues(issues: readonly Issue[], checked: DocumentWithValue): Issue[] {
  const flat = issues.flatMap((issue) => flattenUnion(issue, checked));
  // If a list has too few or too many items, the items are perhaps not in their right places, so the
  // problems of the items are left out.
  const rows = flat.filter(({ code }) => code === 'too_small' || code === 'too_big');
  return flat.filter(
    ({ path }) => !rows.some((row) => row.path.length < path.length && isWithin(path, row.path)),
  );
}

/** Checks whether a key is missing only because all keys of its block (a mapping) were unknown and are reported. */
function isConsequence(
  { path }: Issue,
  document: Document,
  corrected: readonly DocumentProblem[],
): boolean {
  const block = path.slice(0, -1);
  const map = nodeAt(document, block);
  const isEmptied = isMap(map) && map.items.length === 0;
  return isEmptied && corrected.some((problem) => isWithin(problem.path, block));
}

/** Replaces the issue of a union by the issues of the option that was meant. */
export function flattenUnion(
  issue: Issue,
  checked: Pick<DocumentWithValue, 'schema' | 'value'>,
): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const union: Schema | undefined = schemaAt(checked.schema, checked.value, issue.path);
  const meant = union && optionIndex(union, valueAt(checked.value, issue.path));
  const inner = meant === undefined ? undefined : issue.errors[meant];
  if (!inner) return [issue];
  return inner.flatMap((each) =>
    flattenUnion({ ...each, path: [...issue.path, ...each.path] }, checked),
  );
}

/**
 * Corrects a misspelt `type` key or value at a path. Without the correction, no other key of the block (a
 * YAML mapping) could be checked, because the type selects the schema of the block.
 */
function correctType(
  { document, schema, value }: DocumentWithValue,
  path: Path,
): DocumentProblem[] {
  const block = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(document, block);
  const union = schemaAt(schema, value, block);
  const types = union && typesAt(union, key);
  if (!isMap(map) || !types) return [];
  const pair = pairIn(map, key);
  if (!pair) return correctName(document, path, map);
  const node = pair.value;
  if (!isScalar(node) || typeof node.value !== 'string') return [];
  const message = formatUnknownType(node.value, union, key);
  if (message?.replacement === undefined) return [];
  const range = rangeOfValue(document, path);
  node.value = message.replacement;
  const option = types.get(message.replacement);
  const issues = option && z.safeParse(option, map.toJSON()).error?.issues;
  // Keys that the type needs and others lack show that it is meant, as `items` does of a timeline.
  const needed = option ? Object.entries(fieldsAt(option, map.toJSON(), [])) : [];
  const isProven = needed.some(([name, field]) => name !== key && isRequired(field));
  if (isProven && !issues) return [{ ...message, path, range, proof: 'spelling' }];
  // What another program calls otherwise has keys of its own too. They are not judged one by one.
  if (!option || message.proof || !issues?.[1]) return [{ ...message, path, range }];
  map.items = [];
  const keys = `write ${formatSample(option)}, with your words in place of …`;
  return [{ ...message, path, range, fix: keys, replacement: undefined }];
}

/** Corrects a misspelt `type` key, such as `tpye: prose`. */
function correctName(document: Document, path: Path, map: YAMLMap): DocumentProblem[] {
  const key = String(path.at(-1));
  const pair = map.items.find((each) => meantBy(keyText(each.key) ?? '', [key]) !== undefined);
  if (!isScalar(pair?.key)) return [];
  const wrong = String(pair.key.value);
  const place = [...path.slice(0, -1), wrong];
  const range = rangeOfKey(document, place);
  pair.key.value = key;
  return [{ path: place, range, ...formatUnknownKeys([wrong], [key], key) }];
}
