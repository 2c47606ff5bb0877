import { type Document, isCollection, type Node } from 'yaml';
import type { z } from 'zod';
import { accepts, acceptsSingle } from '../../schema/accepted-kinds.ts';
import { describeSchema } from '../../schema/describe-schema.ts';
import { isWithin, stepInto } from '../../schema/path.ts';
import { optionIndex, type Schema, schemaAt, typesAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { linesBetween, nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { lineOf, type Source } from '../text/source.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { correctKeys } from './correct-keys.ts';
import type { Correction, Tree } from './correction.ts';
import { findForeignBlocks, isInForeignBlock } from './foreign-block.ts';
import { formatIssue } from './format-issue.ts';
import { formatMissingKey, formatUnknownChoice, nounOf } from './format-key.ts';
import type { WrittenValue } from './misread-values.ts';
import { neighboursTogether } from './neighbours.ts';
import { formatRow } from './rows.ts';

type Issue = z.core.$ZodIssue;

/** How often a document is checked again after its keys were corrected. */
const maxChecks = 8;

/**
 * Everything in a document that its schema does not accept. Unknown keys and types are corrected in
 * the document if it is clear what was meant, so that the values below them are checked too.
 */
export function checkSchema(
  source: Source,
  document: Document,
  schema: z.ZodType,
): DocumentProblem[] {
  const corrections: Correction[] = [];
  for (let check = 0; check < maxChecks; check += 1) {
    const value: unknown = document.toJS();
    const { error } = schema.safeParse(value);
    const found = (error?.issues ?? []).flatMap((issue) => flatten(issue, schema, value));
    const tree = { document, schema, value };
    const foreign = findForeignBlocks(tree, found);
    const issues = found.filter(
      (issue) => !isInWrongRow(issue, found) && !isInForeignBlock(issue, foreign),
    );
    const corrected = correctKeys(tree, issues);
    corrections.push(...corrected);
    if (corrected.length > 0) continue;
    const isOwn = (issue: Issue) => !corrections.some((each) => isOfValue(each, issue, tree));
    return [
      ...foreign,
      ...corrections.map((correction) => withKind(correction, issues, tree)),
      ...neighboursTogether(
        issues.filter(isOwn).map((issue) => findingOf(issue, { ...tree, source })),
      ),
    ];
  }
  return corrections;
}

/** Whether an issue is about an item of a row that has too few or too many: they are not those meant. */
function isInWrongRow({ path }: Issue, issues: readonly Issue[]): boolean {
  return issues.some(
    ({ code, path: row }) =>
      (code === 'too_small' || code === 'too_big') &&
      row.length < path.length &&
      isWithin(path, row),
  );
}

/**
 * Whether an issue is that a key holds a value of another kind under another name, which is one mistake.
 * What is wrong with a part of the value is another one.
 */
function isOfValue(
  correction: Correction,
  { code, path }: Issue,
  { schema, value }: Tree,
): boolean {
  const { renamed, isOtherWord } = correction;
  if (renamed?.length !== path.length || !isWithin(path, renamed)) return false;
  const field = schemaAt(schema, value, renamed);
  const mayBeOfOtherKind = isOtherWord || (field !== undefined && !acceptsSingle(field));
  return mayBeOfOtherKind && code !== 'unrecognized_keys';
}

/** A key under another name takes another kind of value too: both are one mistake. */
function withKind(correction: Correction, issues: readonly Issue[], tree: Tree) {
  const { renamed, isOtherWord, ...finding } = correction;
  const field = renamed && schemaAt(tree.schema, tree.value, renamed);
  if (!field || !issues.some((issue) => isOfValue(correction, issue, tree))) return finding;
  const name = String(renamed.at(-1));
  return {
    ...finding,
    expected: `${name}: ${describeSchema(field)}`,
    fix: `write ${name}: and after it ${describeSchema(field)}`,
    replacement: undefined,
  };
}

/** Replaces the issue of a union by those of the option that was meant. */
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

type Checked = Tree & { source: Source };

function findingOf(issue: Issue, { source, document, schema, value }: Checked): DocumentProblem {
  const { path } = issue;
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const node = nodeAt(document, path);
  const found = path.reduce(stepInto, value);
  const union = schemaAt(schema, value, parent);
  const types = issue.code === 'invalid_union' && union ? typesAt(union, key) : undefined;
  const field = schemaAt(schema, value, path) ?? union ?? schema;
  if (path.length > 0 && !node && found === undefined) {
    const message = formatMissingKey(key, types && union ? union : field);
    // An optional key that a rule makes necessary: the rule's message gives the reason.
    const reason = issue.code === 'custom' ? { message: issue.message } : {};
    const range = rangeOfKey(document, parent);
    return {
      path: parent,
      range,
      ...message,
      ...reason,
      mayBeMisindented: true,
      missingKey: key,
    };
  }
  const range = rangeOfValue(document, path);
  if (types && union && typeof found === 'string') {
    return {
      path,
      range,
      ...formatUnknownChoice(found, [...types.keys()], `${nounOf(union)} ${key}`),
    };
  }
  const [start, end] = node?.range ?? [0, 0];
  const written = source.text.slice(start, end).trim();
  const [rest = ''] = /^[^\r\n]*/.exec(source.text.slice(end)) ?? [];
  const after = rest.trim();
  const place = { schema: field, value: found, written, after };
  const commentAt = end + rest.indexOf(after);
  const isBlock = isCollection(node) && node.flow !== true;
  return {
    path,
    // The comment was probably meant as the value.
    range: isTakenForComment(place) ? [commentAt, commentAt + after.length] : range,
    ...inPlaceOf(source, node, formatRow(field, node) ?? formatIssue(issue, place)),
    mayBeMisindented:
      isBlock ||
      (written.includes('\n') && !accepts(field, 'text')) ||
      (!accepts(field, 'text') && found === null) ||
      (accepts(field, 'block') && typeof found === 'string'),
  };
}

/** A message with the edit that replaces all of a block, of which only the first key is shown. */
function inPlaceOf(
  source: Source,
  node: Node | undefined,
  message: ProblemText,
): ProblemText & Edited {
  const [start, end] = node?.range ?? [0, 0];
  if (!isCollection(node) || message.replacement === undefined) return message;
  const [first, ...rest] = linesBetween(source, start, end);
  if (!first) return message;
  const line = lineOf(source, first.line);
  const from = start - source.startOf(first.line);
  const after =
    rest.length > 0 ? '' : line.slice(from + source.text.slice(start, end).trimEnd().length);
  return {
    ...message,
    edits: [{ ...first, text: line.slice(0, from) + message.replacement + after }, ...rest],
  };
}

type Edited = Pick<DocumentProblem, 'edits'>;

function isTakenForComment({ value, written, after }: WrittenValue): boolean {
  return value === null && written === '' && /^#\S/.test(after);
}
