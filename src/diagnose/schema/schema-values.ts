import type { Path } from '../messages/problem.ts';
import { childOf, type Schema } from './schema-tree.ts';

/** A value with what the schema says of it. */
export type SchemaValue = { schema: Schema; value: unknown; path: Path };

/** Every value that the schema knows, from the outside in; what the schema does not know is left out. */
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
