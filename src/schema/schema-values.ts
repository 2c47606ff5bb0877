import { z } from 'zod';
import type { Role } from '../config/field-metadata.ts';
import type { Path } from './path.ts';
import { childOf, metadataOf, type Schema, textOption } from './schema-tree.ts';

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

/** A text, and where in the document it is. */
export type PlacedText = { value: string; path: Path };

/**
 * The texts of each role that their schema accepts; the check of the schema has reported the others.
 */
export function textsByRole(values: readonly SchemaValue[]): (role: Role) => PlacedText[] {
  const texts = new Map<Role, PlacedText[]>();
  for (const { schema, value, path } of values) {
    if (typeof value !== 'string') continue;
    const role = metadataOf(schema).role ?? metadataOf(textOption(schema, value)).role;
    if (role === undefined || !z.safeParse(schema, value).success) continue;
    texts.set(role, [...(texts.get(role) ?? []), { value, path }]);
  }
  return (role) => texts.get(role) ?? [];
}

function stepsOf(value: unknown): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
