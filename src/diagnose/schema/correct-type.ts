import { isMap, isScalar, type YAMLMap } from 'yaml';
import type { Path } from '../../schema/path.ts';
import { fieldsOf, type Schema, schemaAt, typesAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { keyText, pairIn } from '../document/nodes.ts';
import { meantBy } from './did-you-mean.ts';
import { formatUnknownChoice, formatUnknownKey, nounOf } from './format-key.ts';
import type { DocumentWithSchema } from './intended-block.ts';

/** A block with an unknown or missing `type`, and the types that exist. */
type Untyped = {
  checked: DocumentWithSchema;
  /** The path of `type`. */
  path: Path;
  key: string;
  map: YAMLMap;
  union: Schema;
  types: ReadonlyMap<string, Schema>;
};

/** Corrects a misspelt `type` key or value. Before, no key of the block can be checked. */
export function correctType(checked: DocumentWithSchema, path: Path): DocumentProblem[] {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(checked.document, parent);
  const union = schemaAt(checked.schema, checked.value, parent);
  const types = union && typesAt(union, key);
  if (!isMap(map) || !types) return [];
  const untyped = { checked, path, key, map, union, types };
  const problem = pairIn(map, key) ? correctValue(untyped) : correctName(untyped);
  return problem ? [problem] : [];
}

/** `type: porse` */
function correctValue({ checked, path, key, map, union, types }: Untyped) {
  const node = pairIn(map, key)?.value;
  if (!isScalar(node) || typeof node.value !== 'string') return undefined;
  const names = [...types.keys()];
  const near = meantBy(node.value, names);
  if (near === undefined) return undefined;
  const message = formatUnknownChoice(node.value, names, `${nounOf(union)} ${key}`);
  node.value = near;
  return { ...message, path, range: rangeOfValue(checked.document, path) };
}

/** `tpye: prose` */
function correctName({ checked, path, key, map, types }: Untyped) {
  const known = new Set([...types.values()].flatMap((type) => Object.keys(fieldsOf(type, {}))));
  const pair = map.items.find((each) => {
    const name = keyText(each.key) ?? '';
    return !known.has(name) && meantBy(name, [key]) !== undefined;
  });
  if (!isScalar(pair?.key)) return undefined;
  const wrong = String(pair.key.value);
  const at = [...path.slice(0, -1), wrong];
  const place = { path: at, range: rangeOfKey(checked.document, at) };
  pair.key.value = key;
  return { ...place, ...formatUnknownKey(wrong, [key, ...known], key) };
}
