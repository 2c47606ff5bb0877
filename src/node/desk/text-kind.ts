import type { Role } from '../../config/field-metadata.ts';
import { isText, metadataOf, unwrapped } from '../../schema/schema-tree.ts';
import type { SchemaValue } from '../../schema/schema-values.ts';
import type { MappedText } from '../../shared/desk-protocol.ts';

/** The roles of values that visitors read. All others are addresses, names and choices. */
const read: readonly (Role | undefined)[] = [
  undefined,
  'code',
  'period',
  'picture words',
  'rich text',
  'section menu',
  'title',
  'word',
];

/** Returns the kind of a text that visitors read; undefined for any other value. */
export function textKind({ schema, role, value }: SchemaValue): MappedText['kind'] | undefined {
  if (typeof value !== 'string' || !read.includes(role)) return undefined;
  const { expected } = metadataOf(schema);
  // A text with a form of its own, such as a colour or a version, says what it expects.
  if (!isText(unwrapped(schema)) || expected !== undefined) return undefined;
  if (role === 'rich text') return 'markdown';
  if (role === 'code') return 'code';
  return value.length > 80 ? 'long' : 'short';
}
