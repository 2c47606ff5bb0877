import { isMap, isScalar, type Node } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/example-value.ts';
import { metadataOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { keyText } from '../document/nodes.ts';
import type { ProblemText } from '../text/source-problem.ts';
import { meantBy } from './did-you-mean.ts';

/** A block of keys where a row belongs, with the row that it stands for; undefined for anything else. */
export function formatRow(schema: Schema, node: Node | undefined): ProblemText | undefined {
  const tuple = unwrapped(schema);
  if (!(tuple instanceof z.ZodTuple) || !isMap(node)) return undefined;
  const items: readonly Schema[] = tuple.def.items;
  const names = items.map((item, index) => metadataOf(item).name ?? `item ${index + 1}`);
  const form = `[${names.join(', ')}]`;
  const pairs = node.items.map(({ key, value }) => [keyText(key) ?? '', value] as const);
  const row = rowOf(names, pairs);
  return {
    message: `here stands a block of keys, and a row belongs here: ${form}`,
    found: `the keys ${pairs.map(([key]) => key).join(', ')}`,
    expected: `a row without keys: ${form}`,
    fix: row ? `write the row ${row}` : `write the values without their keys, as ${form}`,
    replacement: row,
  };
}

/** The values in the order of the row; undefined where they are not one text for each item. */
function rowOf(names: readonly string[], pairs: readonly (readonly [string, unknown])[]) {
  const [only] = pairs;
  // `Email: mailto:…`, with the first item of the row as the key.
  if (only && pairs.length === 1 && names.length === 2 && isScalar(only[1])) {
    return formatYaml([only[0], only[1].value]);
  }
  const row = names.map((name) => {
    const [, value] = pairs.find(([key]) => meantBy(key, names) === name) ?? [];
    return isScalar(value) ? value.value : undefined;
  });
  const isWhole = pairs.length === names.length && row.every((value) => typeof value === 'string');
  return isWhole ? formatYaml(row) : undefined;
}
