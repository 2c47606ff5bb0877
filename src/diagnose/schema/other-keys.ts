import { isMap, isScalar, type Pair, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { fieldsOf, isRequired, type Schema, schemaAt } from '../../schema/schema-tree.ts';
import { nodeAt, rangeOfKey } from '../document/locate.ts';
import { keyText, pairIn } from '../document/nodes.ts';
import type { At, Correction } from './correction.ts';
import { meantBy } from './did-you-mean.ts';
import { formatNeedlessBlock, formatOtherKey } from './format-key.ts';

/** `menu: Contact` without a `link:`: a key whose value is one for a key that is missing. */
export function correctOtherKey({ document, schema, value, path }: At): Correction[] {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const map = nodeAt(document, parent);
  const here = schemaAt(schema, value, parent);
  const field = schemaAt(schema, value, path);
  if (!isMap(map) || !here || !field) return [];
  const pair = pairIn(map, key);
  if (!isScalar(pair?.key) || !isScalar(pair.value) || pair.value.value === null) return [];
  const fields = fieldsOf(here, map.toJSON());
  const written = pair.value.value;
  const lacking = Object.keys(fields).filter((name) => {
    const each = fields[name];
    return each && isRequired(each) && !pairIn(map, name) && z.safeParse(each, written).success;
  });
  const near = meantBy(key, lacking);
  if (near === undefined) return [];
  const range = rangeOfKey(document, path);
  pair.key.value = near;
  return [{ path, range, ...formatOtherKey(key, near, field) }];
}

/** `props:` above the keys of a section: a block that there is none of, around keys of its own block. */
export function correctNeedlessBlock(
  map: YAMLMap,
  key: string,
  pair: Pair | undefined,
  fields: Readonly<Record<string, Schema>>,
): ReturnType<typeof formatNeedlessBlock> | undefined {
  if (!isMap(pair?.value)) return undefined;
  const { items } = pair.value;
  const names = items.map((each) => keyText(each.key) ?? '');
  const isOfBlock = (name: string) => Object.hasOwn(fields, name) && !pairIn(map, name);
  if (names.length === 0 || !names.every(isOfBlock)) return undefined;
  map.items.push(...items);
  return formatNeedlessBlock(key, names);
}
