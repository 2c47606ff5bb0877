import { isMap, type Node } from 'yaml';
import { z } from 'zod';
import { metadataOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { keyText } from '../document/nodes.ts';
import type { ProblemText } from '../text/source-problem.ts';

/** A block of keys where a row belongs; undefined for anything else. */
export function formatRow(schema: Schema, node: Node | undefined): ProblemText | undefined {
  const tuple = unwrapped(schema);
  if (!(tuple instanceof z.ZodTuple) || !isMap(node)) return undefined;
  const items: readonly Schema[] = tuple.def.items;
  const names = items.map((item, index) => metadataOf(item).name ?? `item ${index + 1}`);
  const form = `[${names.join(', ')}]`;
  const keys = node.items.map(({ key }) => keyText(key));
  return {
    message: `here stands a block of keys, and a row belongs here: ${form}`,
    found: `the keys ${keys.join(', ')}`,
    expected: `a row without keys: ${form}`,
    fix: `write the values without their keys, as ${form}`,
  };
}
