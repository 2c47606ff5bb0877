import { z } from 'zod';
import { isTextual, optionsOf, type Schema, unwrapped } from './schema-tree.ts';

type Kind = 'text' | 'boolean' | 'number' | 'block';

export function accepts(schema: Schema, kind: Kind): boolean {
  const one = unwrapped(schema);
  const options = optionsOf(one);
  if (options.length > 0) return options.some((option) => accepts(option, kind));
  switch (kind) {
    case 'text':
      return isTextual(one);
    case 'boolean':
      return one instanceof z.ZodBoolean;
    case 'number':
      return one instanceof z.ZodNumber;
    case 'block':
      return one instanceof z.ZodObject || one instanceof z.ZodDiscriminatedUnion;
  }
}

/** Checks whether a schema accepts a single value, and not only lists and blocks. */
export function acceptsSingle(schema: Schema): boolean {
  return accepts(schema, 'text') || accepts(schema, 'number') || accepts(schema, 'boolean');
}
