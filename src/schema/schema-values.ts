import type { Role } from '../config/field-metadata.ts';
import type { Path } from './path.ts';
import { childOf, isText, meantOption, metadataOf, type Schema, unwrapped } from './schema-tree.ts';

/** A value, with the schema of its field and the role, such as `picture`, that the schema gives to the value. */
export type SchemaValue = { schema: Schema; role: Role | undefined; value: unknown; path: Path };

/**
 * Lists every value that has a schema, parents before their children. The value of a union appears
 * twice: with the schema of the union, and with the schema of the option that was meant.
 */
export function schemaValues(root: Schema, rootValue: unknown): SchemaValue[] {
  const values: SchemaValue[] = [];
  // Nested generators would pass each value through all levels above it, which takes long in a large file.
  const collect = (schema: Schema, value: unknown, path: Path): void => {
    values.push({ schema, role: metadataOf(schema).role, value, path });
    const option = meantOption(schema, value);
    if (option) return void collect(option, value, path);
    for (const [step, inner] of stepsOf(value)) {
      const child = childOf(schema, value, step);
      if (child) collect(child, inner, [...path, step]);
    }
  };
  collect(root, rootValue, []);
  return values;
}

function stepsOf(value: unknown): Iterable<[PropertyKey, unknown]> {
  if (Array.isArray(value)) return value.entries();
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** The roles of values that visitors read. All others are addresses, names of files and choices. */
const read: readonly (Role | undefined)[] = [
  undefined,
  'code',
  'date',
  'picture words',
  'rich text',
  'section menu',
  'title',
  'word',
];

/** Checks whether a value is a text that visitors read. One with a form of its own, such as a colour, says what it expects. */
export function isRead({ schema, role, value }: SchemaValue): boolean {
  const isAny = role === 'date' || metadataOf(schema).expected === undefined;
  return typeof value === 'string' && read.includes(role) && isAny && isText(unwrapped(schema));
}
