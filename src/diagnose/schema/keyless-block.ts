import { isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/format-yaml.ts';
import {
  accepts,
  isRequired,
  optionsOf,
  type Schema,
  unwrapped,
} from '../../schema/schema-tree.ts';
import { keyText } from '../document/nodes.ts';
import type { Range } from '../text/source-problem.ts';

/** Writes values without their keys, such as a label and an address, as a block, if they fit it in this order alone. */
export function asBlock(schema: Schema, values: readonly unknown[]): string | undefined {
  const block = unwrapped(schema);
  if (!(block instanceof z.ZodObject)) return undefined;
  const fields: [string, Schema][] = Object.entries(block.shape);
  const keys = fields.filter(([, field]) => isRequired(field)).map(([key]) => key);
  if (keys.length < 2 || keys.length !== values.length) return undefined;
  const blockOf = (items: readonly unknown[]) =>
    Object.fromEntries(keys.map((key, index) => [key, items[index]]));
  const fits = (items: readonly unknown[]) => z.safeParse(block, blockOf(items)).success;
  return fits(values) && !fits([...values].reverse()) ? formatYaml(blockOf(values)) : undefined;
}

/** Writes a single pair, such as `Shop: https://…`, as the block that it stands for. `range` is that of its key. */
export function pairAsBlock(schema: Schema | undefined, { items }: YAMLMap, [start]: Range) {
  const [pair, another] = items;
  const value = pair?.value;
  if (!schema || !pair || another || !isScalar(value) || !value.range) return undefined;
  const replacement = asBlock(schema, [keyText(pair.key), value.value]);
  const range: Range = [start, value.range[1]];
  return replacement ? { range, fix: `write ${replacement}`, replacement } : undefined;
}

/** Writes a single value, such as the name of a preset, as the block in which it fits one key alone. */
export function asOnlyValue(schema: Schema, value: unknown): string | undefined {
  const block = [schema, ...optionsOf(schema)]
    .map(unwrapped)
    .find((each) => each instanceof z.ZodObject);
  if (!block || typeof value === 'object' || accepts(schema, 'text')) return undefined;
  const fits = Object.keys(block.shape).filter((key) => block.safeParse({ [key]: value }).success);
  const [key, another] = fits;
  return key === undefined || another ? undefined : formatYaml({ [key]: value });
}
