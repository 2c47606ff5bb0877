import type { Path } from '../document/finding.ts';
import { childOf, type Schema } from './schema-tree.ts';

/** A value with its schema. */
export type SchemaValue = { schema: Schema; value: unknown; path: Path };

/** Every value for which there is a schema, parents before their children. */
export function* schemaValues(
  schema: Schema,
  value: unknown,
  path: Path = [],
): Generator<SchemaValue> {
  yield { schema, value, path };
  for (const [step, inner] of stepsOf(value)) {
    const child = childOf(schema, value, step);
    if (child) yield* schemaValues(child, inner, [...path, step]);
  }
}

function stepsOf(value: unknown): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
