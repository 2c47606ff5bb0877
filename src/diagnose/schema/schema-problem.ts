import { isCollection } from 'yaml';
import { z } from 'zod';
import { describeSchema } from '../../schema/describe-schema.ts';
import { formatYaml } from '../../schema/format-yaml.ts';
import { type Path, valueAt } from '../../schema/path.ts';
import {
  accepts,
  meantOption,
  metadataOf,
  type Schema,
  schemaAt,
  typesAt,
  unwrapped,
} from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import type { Source } from '../text/source.ts';
import type { Range } from '../text/source-problem.ts';
import { formatMissingKey } from './format-key.ts';
import { isTakenForComment, type WrittenValue } from './misread-values.ts';
import { formOf } from './row-value.ts';
import { formatValue } from './wrong-value.ts';

type Issue = z.core.$ZodIssue;

/** Turns an issue of zod into a problem at its place in the file. */
export function problemOf(issue: Issue, written: DocumentWithValue): DocumentProblem {
  const { document, schema, value } = written;
  const { path } = issue;
  // A value such as an unknown `type` has no schema of its own, so the schema of its block (a mapping) is used.
  const field = schemaAt(schema, value, path) ?? schemaAt(schema, value, path.slice(0, -1));
  const found = valueAt(value, path);
  const isMissing = path.length > 0 && found === undefined && !nodeAt(document, path);
  const one = meant(field ?? schema, found);
  if (isMissing) return missingKey(issue, written, one);
  return findSwapped(written, path) ?? wrongValue(issue, written, one);
}

/** Returns the option of a union that a value is meant for, unless the union itself says what it expects. */
function meant(schema: Schema, value: unknown): Schema {
  const isNamed = metadataOf(schema).expected !== undefined;
  return isNamed ? schema : (meantOption(schema, value) ?? schema);
}

/** Reports a missing key at the place of its block. */
function missingKey(issue: Issue, { document }: DocumentWithValue, field: Schema): DocumentProblem {
  const path = issue.path.slice(0, -1);
  const key = String(issue.path.at(-1));
  return {
    path,
    range: rangeOfKey(document, path),
    ...formatMissingKey(key, field),
    // If a custom rule of the schema requires an optional key, the rule's message gives the reason, so it is used.
    ...(issue.code === 'custom' && { message: issue.message }),
    mayBeMisindented: true,
    missingKey: key,
  };
}

function wrongValue(
  issue: Issue,
  { document, source, value: root }: DocumentWithValue,
  schema: Schema,
): DocumentProblem {
  const { path } = issue;
  const node = nodeAt(document, path);
  const value = valueAt(root, path);
  const [start, end] = node?.range ?? [0, 0];
  const written = source.text.slice(start, end).trim();
  const [rest = ''] = /^[^\r\n]*/.exec(source.text.slice(end)) ?? [];
  const after = rest.trim();
  const place = { schema, value, written, after, isItem: typeof path.at(-1) === 'number' };
  const comment: Range = [end + rest.indexOf(after), end + rest.trimEnd().length];
  const isBlock = isCollection(node) && node.flow !== true;
  const part = rangeOfPart(issue, source, [start, end]);
  const isPair = isBlock && !written.includes('\n');
  const range = part ?? (isPair ? [start, start + written.length] : rangeOfValue(document, path));
  return {
    path,
    // YAML reads an unquoted `#fff` as a comment, so after an empty value, the range of such a comment is returned.
    range: isTakenForComment(place) ? comment : range,
    isPart: part !== undefined,
    ...formatValue(issue, place),
    // The range of a block of several lines covers only its first key. Replacing that range would leave
    // the other keys, so such a block gets no replacement.
    ...(isBlock && !isPair && { replacement: undefined }),
    mayBeMisindented:
      !part && !typesAt(schema, String(path.at(-1))) && mayBeMisindented(place, isBlock),
  };
}

/**
 * Finds the range of the faulty part of a text; undefined if the file writes the part differently,
 * such as with an escape.
 */
function rangeOfPart(issue: Issue, source: Source, [start, end]: Range): Range | undefined {
  const part: unknown = issue.code === 'custom' ? issue.params?.['part'] : undefined;
  const at = typeof part === 'string' ? source.text.slice(0, end).indexOf(part, start) : -1;
  return at === -1 ? undefined : [at, at + String(part).length];
}

/** Finds two items of a row that have changed places, such as an address and a title. */
function findSwapped(
  { document, schema, value, source }: DocumentWithValue,
  path: Path,
): DocumentProblem | undefined {
  const place = path.slice(0, -1);
  const items = valueAt(value, place);
  const row = unwrapped(meant(schemaAt(schema, value, place) ?? schema, items));
  if (!(row instanceof z.ZodTuple) || !Array.isArray(items)) return undefined;
  const at = Number(path.at(-1));
  const field = row.def.items[at] ?? row;
  // Where any words are right, such as in place of a date, nothing tells which of the items was meant.
  if (z.safeParse(field, 'Words').success) return undefined;
  // A blank text suits many fields, and says nothing of where it was meant to be.
  const orders = items.flatMap((item, index) =>
    item === '' ? [] : [items.with(at, item).with(index, items[at])],
  );
  const order = orders.find((each) => z.safeParse(row, each).success);
  if (!order) return undefined;
  const range = nodeAt(document, place)?.range ?? [0, 0];
  const isOnLine = source.lineAt(range[0]) === source.lineAt(range[1]);
  return {
    path: place,
    range: isOnLine ? [range[0], range[1]] : rangeOfValue(document, place),
    message: `expected ${describeSchema(field)}, which is elsewhere in this row`,
    found: formatYaml(items),
    expected: `a row with its items in this order: ${formOf(row)}`,
    fix: `write ${formatYaml(order)}`,
    ...(isOnLine && { replacement: formatYaml(order) }),
  };
}

/** Checks whether a wrong indentation may be the reason that a value has the wrong type. */
function mayBeMisindented({ schema, value, written }: WrittenValue, isBlock: boolean): boolean {
  if (isBlock || (accepts(schema, 'block') && typeof value === 'string')) return true;
  return !accepts(schema, 'text') && (value === null || written.includes('\n'));
}
