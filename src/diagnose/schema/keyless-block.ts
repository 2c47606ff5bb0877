import { isMap, isScalar, type YAMLMap } from 'yaml';
import { z } from 'zod';
import { formatYaml } from '../../schema/format-yaml.ts';
import type { Path } from '../../schema/path.ts';
import { isRequired, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import type { DocumentProblem } from '../document/document-problem.ts';
import type { DocumentWithValue } from '../document/document-with-schema.ts';
import { keyText, nodeAt, rangeOfValue } from '../document/nodes.ts';
import { replacing } from '../text/source.ts';
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
  const block = unwrapped(schema);
  if (!(block instanceof z.ZodObject) || typeof value === 'object') return undefined;
  const fits = Object.keys(block.shape).filter((key) => block.safeParse({ [key]: value }).success);
  const [key, another] = fits;
  return key === undefined || another ? undefined : formatYaml({ [key]: value });
}

/** Finds items of a list that stand as keys and values, such as `GitHub: https://…` in place of a label and an address. */
export function findListWithoutDashes(
  { document, source }: DocumentWithValue,
  path: Path,
  schema: Schema,
): DocumentProblem | undefined {
  const list = unwrapped(schema);
  const map = nodeAt(document, path);
  if (!(list instanceof z.ZodArray) || !isMap(map) || map.flow) return undefined;
  const rows = map.items.map(({ key, value }) => [
    keyText(key),
    isScalar(value) ? value.value : null,
  ]);
  const items = rows.map((row) =>
    z.safeParse(list.element, row).success ? formatYaml(row) : asBlock(list.element, row),
  );
  const edits = map.items.flatMap(({ key, value }, index) => {
    const [start] = (isScalar(key) && key.range) || [0];
    const end = isScalar(value) && value.range ? value.range[1] : start;
    return replacing(source, [start, end], `- ${items[index]}`) ?? [];
  });
  if (items.includes(undefined) || edits.length !== items.length) return undefined;
  return {
    path,
    range: rangeOfValue(document, path),
    message: 'a list belongs here: these items are written as keys and values',
    found: `the keys ${map.items.map(({ key }) => keyText(key)).join(', ')}`,
    expected: 'a dash and a blank before each item',
    fix: `write - ${items[0]}, and the other lines alike`,
    edits,
    proof: 'list',
  };
}
