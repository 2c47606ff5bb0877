import { z } from 'zod';
import type { Role } from '../../config/field-metadata.ts';
import type { Path } from '../document/finding.ts';
import { childOf, metadataOf, type Schema } from './schema-tree.ts';

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

/** The texts of a role that their schema accepts; the check of the schema has reported the others. */
export function textsWithRole(
  values: readonly SchemaValue[],
  role: Role,
): { value: string; path: Path }[] {
  return values.flatMap(({ schema, value, path }) => {
    if (metadataOf(schema).role !== role || typeof value !== 'string') return [];
    return z.safeParse(schema, value).success ? [{ value, path }] : [];
  });
}

function stepsOf(value: unknown): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
