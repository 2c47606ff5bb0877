import { type Document, isMap, isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatSample } from '../../schema/describe-schema.ts';
import type { Path } from '../../schema/path.ts';
import { fieldsAt, isRequired, schemaAt, typesAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { keyText, nodeAt, pairIn, rangeOfKey, rangeOfValue } from '../document/nodes.ts';
import { meantBy } from './did-you-mean.ts';
import { formatUnknownKeys, formatUnknownType } from './format-key.ts';

/**
 * Corrects a misspelt `type` key or value at a path. Without the correction, no other key of the block (a
 * YAML mapping) could be checked, because the type selects the schema of the block.
 */
export function correctType(
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
