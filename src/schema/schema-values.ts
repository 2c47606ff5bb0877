import { z } from 'zod';
import type { Role } from '../config/field-metadata.ts';
import type { Path } from './path.ts';
import { childOf, metadataOf, type Schema, textOption } from './schema-tree.ts';

export type SchemaValue = { schema: Schema; value: unknown; path: Path };

/** Lists every value that has a schema, parents before their children. */
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

export type PlacedText = { value: string; path: Path };

/** Returns the valid texts of each role; invalid texts are reported by the schema check. */
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
