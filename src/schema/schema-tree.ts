import { z } from 'zod';
import { type FieldMetadata, fieldMetadata } from '../config/field-metadata.ts';
import { memoize } from '../shared/memoize.ts';
import { type Path, stepInto, valueAt } from './path.ts';

export type Schema = z.core.$ZodType;

// A large file has thousands of values of one schema, and `instanceof` of zod is slow, so results are remembered.

/** Removes wrappers such as `optional` and `default` from a schema. */
export const unwrapped = memoize((schema: Schema): Schema => {
  const inner = unwrap(schema);
  return inner === undefined ? schema : unwrapped(inner);
});

function unwrap(schema: Schema): Schema | undefined {
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.core.$ZodType) return def.innerType;
  if (schema instanceof z.ZodLazy) return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}

/** Returns the metadata of a field, including that of the schemas that its schema wraps. */
export const metadataOf = memoize((schema: Schema): FieldMetadata => {
  const inner = unwrap(schema);
  return { ...(inner && metadataOf(inner)), ...fieldMetadata.get(schema) };
});

/** Returns the description and examples of a schema, including those of the schemas that it wraps. */
export function docsOf(schema: Schema): z.core.GlobalMeta {
  const inner = unwrap(schema);
  return { ...(inner && docsOf(inner)), ...z.globalRegistry.get(schema) };
}

export function defaultOf(schema: Schema): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  const inner = unwrap(schema);
  return inner && defaultOf(inner);
}

export function isRequired(schema: Schema): boolean {
  return schema._zod.optin === undefined;
}

/** Returns the fields of a block (an object) by name; none if the schema is not that of a block. */
function fieldsOf(schema: Schema, value: unknown): Record<string, Schema> {
  const one = optionFor(unwrapped(schema), value);
  return one instanceof z.ZodObject ? one.shape : {};
}

/** Returns the fields of the block at a path; none if there is no block. */
export function fieldsAt(schema: Schema, value: unknown, path: Path): Record<string, Schema> {
  const here = schemaAt(schema, value, path);
  return here ? fieldsOf(here, valueAt(value, path)) : {};
}

/** Returns the schema of the value at a key or an index of `value`; undefined if there is none. */
export function childOf(schema: Schema, value: unknown, step: PropertyKey): Schema | undefined {
  const one = optionFor(unwrapped(schema), value);
  if (one instanceof z.ZodObject) {
    const shape: Record<string, Schema> = one.shape;
    return Object.hasOwn(shape, step) ? shape[String(step)] : undefined;
  }
  if (one instanceof z.ZodArray) return one.element;
  if (one instanceof z.ZodTuple) {
    const items: readonly Schema[] = one.def.items;
    return items[Number(step)] ?? one.def.rest ?? undefined;
  }
  return one instanceof z.ZodRecord ? one.valueType : undefined;
}

export function schemaAt(schema: Schema, value: unknown, path: Path): Schema | undefined {
  let [found, inner]: [Schema | undefined, unknown] = [schema, value];
  for (const step of path) {
    found = found && childOf(found, inner, step);
    inner = stepInto(inner, step);
  }
  return found;
}

/** Checks whether the field at a path exists and is required. */
export function isRequiredAt(schema: Schema, value: unknown, path: Path): boolean {
  const field = schemaAt(schema, value, path);
  return field !== undefined && isRequired(field);
}

/** Returns the option of a union that a value is meant for, or the schema itself if there is none. */
function optionFor(schema: Schema, value: unknown): Schema {
  const union = discriminatedTypes(schema);
  if (union) return union.types.get(String(stepInto(value, union.key))) ?? schema;
  return unwrapped(meantOption(schema, value) ?? schema);
}

/** Returns the options of a union that has no `type` key to distinguish them; none for any other schema. */
export const optionsOf = memoize((schema: Schema): readonly Schema[] => {
  const union = unwrapped(schema);
  const isPlain = union instanceof z.ZodUnion && !(union instanceof z.ZodDiscriminatedUnion);
  return isPlain ? union.options : [];
});

/** Returns the option that a value is meant for in a union without a `type` key; undefined if that is unclear. */
export function meantOption(schema: Schema, value: unknown): Schema | undefined {
  return optionsOf(schema)[optionIndex(schema, value) ?? -1];
}

/**
 * Returns the index of the option that a value is meant for in a union without a `type` key. For a block, that
 * is the option with most of the block's keys. For a text, the result is undefined if several options accept texts.
 */
export function optionIndex(schema: Schema, value: unknown): number | undefined {
  const known = optionsOf(schema).map((option) => knownKeys(unwrapped(option), value));
  const highest = Math.max(...known);
  const isClear = highest > 0 || known.filter((keys) => keys === 0).length === 1;
  return isClear ? known.indexOf(highest) : undefined;
}

/** Returns the options of a union by their values of `key`; undefined if `key` does not distinguish the options. */
export function typesAt(schema: Schema, key: string): Map<string, Schema> | undefined {
  const union = discriminatedTypes(unwrapped(schema));
  return union?.key === key ? union.types : undefined;
}

const discriminatedTypes = memoize((union: Schema) => {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined;
  const key = union.def.discriminator;
  const types = new Map<string, Schema>();
  for (const option of union.options) {
    for (const name of option._zod.propValues?.[key] ?? []) types.set(String(name), option);
  }
  return { key, types };
});

/** Counts the keys that a value shares with an option; -1 if the option takes no value of that type, such as a list. */
function knownKeys(option: Schema, value: unknown): number {
  if (Array.isArray(value)) {
    const isList = option instanceof z.ZodArray || option instanceof z.ZodTuple;
    // A rich text is a string in YAML, but may be a list of phrases after parsing, so it accepts lists too.
    return isList || metadataOf(option).role === 'rich text' ? 0 : -1;
  }
  if (typeof value === 'string') return isTextual(option) ? 0 : -1;
  if (typeof value !== 'object' || value === null) return -1;
  if (option instanceof z.ZodRecord) return 0;
  if (!(option instanceof z.ZodObject)) return -1;
  return Object.keys(value).filter((key) => Object.hasOwn(option.shape, key)).length;
}

/** The zod schema of a string, with or without a format such as `url`. */
export type TextSchema = z.ZodString | z.ZodStringFormat;

export function isText(schema: Schema): schema is TextSchema {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
}

/** Checks whether a schema accepts texts: any text, or only certain texts. */
function isTextual(schema: Schema): boolean {
  return isText(schema) || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;
}

type Kind = 'text' | 'boolean' | 'number' | 'block';

const isOfKind: Readonly<Record<Kind, (schema: Schema) => boolean>> = {
  text: isTextual,
  boolean: (schema) => schema instanceof z.ZodBoolean,
  number: (schema) => schema instanceof z.ZodNumber,
  block: (schema) => schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion,
};

/** Checks whether a schema, or an option of its union, accepts values of a kind. */
export function accepts(schema: Schema, kind: Kind): boolean {
  const options = optionsOf(schema);
  return options.length > 0
    ? options.some((option) => accepts(option, kind))
    : isOfKind[kind](unwrapped(schema));
}

/** The keys in all blocks of a schema, and those of them that may have a list for their value. */
export type Keys = { all: readonly string[]; lists: readonly string[] };

export const keysIn = memoize((root: Schema): Keys => {
  const [all, lists] = [new Set<string>(), new Set<string>()];
  const seen = new Set<Schema>();
  const visit = (schema: Schema) => {
    const one = unwrapped(schema);
    if (seen.has(one)) return;
    seen.add(one);
    if (one instanceof z.ZodUnion) one.options.forEach(visit);
    if (one instanceof z.ZodArray) visit(one.element);
    for (const [key, field] of Object.entries(fieldsAt(one, {}, []))) {
      const options = [field, ...optionsOf(field)];
      all.add(key);
      if (options.some((each) => unwrapped(each) instanceof z.ZodArray)) lists.add(key);
      visit(field);
    }
  };
  visit(root);
  return { all: [...all], lists: [...lists] };
});
