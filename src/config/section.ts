import { z } from 'zod';

/** Declares a section type: its name in the YAML, and its fields. */
export function section<const T extends string, F extends z.core.$ZodLooseShape>(
  type: T,
  fields: F,
) {
  return z.strictObject({ type: z.literal(type).describe('The kind of section.'), ...fields });
}

/** The schema of a section whose `type` is T. */
export type SectionSchema<T extends string = string> = z.ZodObject<
  { type: z.ZodLiteral<T> } & z.core.$ZodLooseShape
>;
