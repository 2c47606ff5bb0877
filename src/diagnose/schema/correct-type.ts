import { isMap, isScalar, Pair, Scalar, type YAMLMap } from 'yaml';
import { fieldsOf, isRequired, type Schema, schemaAt, typesAt } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import { nodeAt, rangeOfKey, rangeOfValue } from '../document/locate.ts';
import { keyText, pairIn } from '../document/nodes.ts';
import type { At } from './correction.ts';
import { meantBy } from './did-you-mean.ts';
import { formatMissingKey, formatUnknownChoice, formatUnknownKey, nounOf } from './format-key.ts';

/** Corrects a block whose `type` is misspelt, has a misspelt key, or is missing. */
export function correctType({ document, schema, value, path }: At): DocumentProblem[] {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(document, parent);
  const union = schemaAt(schema, value, parent);
  const types = union && typesAt(union, key);
  if (!isMap(map) || !union || !types) return [];
  const pair = pairIn(map, key);
  if (pair) {
    if (!isScalar(pair.value) || typeof pair.value.value !== 'string') return [];
    const names = [...types.keys()];
    const near = meantBy(pair.value.value, names);
    if (near === undefined) return [];
    const message = formatUnknownChoice(pair.value.value, names, `${nounOf(union)} ${key}`);
    const range = rangeOfValue(document, path);
    pair.value.value = near;
    return [{ ...message, path, range }];
  }

  const known = new Set([...types.values()].flatMap((type) => Object.keys(fieldsOf(type, {}))));
  const unknown = map.items.filter((each) => !known.has(keyText(each.key) ?? ''));
  const misspelt = unknown.find((each) => meantBy(keyText(each.key) ?? '', [key]) !== undefined);
  if (misspelt && isScalar(misspelt.key)) {
    const wrong = keyText(misspelt.key) ?? '';
    const place = { path: [...parent, wrong], range: rangeOfKey(document, [...parent, wrong]) };
    misspelt.key.value = key;
    return [{ ...place, ...formatUnknownKey(wrong, [key, ...known], key) }];
  }

  const likely = likelyType(map, types, key);
  if (likely === undefined) return [];
  const range = rangeOfKey(document, parent);
  map.items.push(new Pair(new Scalar(key), new Scalar(likely)));
  return [{ ...formatMissingKey(key, union, likely), path, range, mayBeMisindented: true }];
}

/** The only type that has all keys of a block, and requires no others. */
function likelyType(
  map: YAMLMap,
  types: ReadonlyMap<string, Schema>,
  discriminator: string,
): string | undefined {
  const keys = new Set(map.items.map((each) => keyText(each.key) ?? ''));
  const likely = [...types].filter(([, type]) => {
    const fields = Object.entries(fieldsOf(type, {}));
    const names = new Set(fields.map(([name]) => name));
    const required = fields.filter(([name, field]) => name !== discriminator && isRequired(field));
    return required.every(([name]) => keys.has(name)) && [...keys].every((key) => names.has(key));
  });
  return likely.length === 1 ? likely[0]?.[0] : undefined;
}
