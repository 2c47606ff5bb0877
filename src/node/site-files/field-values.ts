import { z } from 'zod';
import type { Role } from '../../config/field-metadata.ts';
import { childOf, metadataOf, type Schema, unwrapped } from '../../schema/schema-tree.ts';
import { isRichText } from '../../shared/rich-text.ts';

/** A value of a valid file, with the role of its field, and its path of keys. */
export type FieldValue = { role: Role; value: object | string; path: readonly string[] };

/** Yields every value whose field has a role. */
export function* fieldValues(
  schema: Schema,
  value: unknown,
  path: readonly string[] = [],
): Generator<FieldValue> {
  if (typeof value !== 'string' && !isBlock(value)) return;
  const { role } = metadataOf(schema);
  if (role !== undefined) yield { role, value, path };
  const field = unwrapped(schema);
  if (field instanceof z.ZodUnion) {
    const option = field.options.find((each: Schema) => hasAccepted(each, value));
    if (option) yield* fieldValues(option, value, path);
  } else if (typeof value !== 'string') {
    for (const [key, inner] of Object.entries(value)) {
      const child = childOf(field, value, key);
      if (child) yield* fieldValues(child, inner, [...path, key]);
    }
  }
}

/**
 * Checks whether a value matches an option of a union. Blocks have no unknown keys, so only one option has
 * all keys of a value.
 */
function hasAccepted(option: Schema, value: object | string): boolean {
  const schema = unwrapped(option);
  if (metadataOf(option).role === 'rich text') return isRichText(value);
  if (!(schema instanceof z.ZodObject)) return typeof value === 'string';
  const shape: Record<string, Schema> = schema.shape;
  return (
    typeof value === 'object' &&
    Object.entries(value).every(([key, inner]) => {
      const field = shape[key];
      return field && (!(field instanceof z.ZodLiteral) || field.values.has(inner));
    })
  );
}

function isBlock(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
