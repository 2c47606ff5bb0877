import { z } from 'zod';
import { isTextual, optionsOf, type Schema, unwrapped } from './schema-tree.ts';

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
