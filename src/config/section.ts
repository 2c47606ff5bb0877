import { z } from 'zod';
import { fieldMetadata } from './field-metadata.ts';
import { matching, text } from './fields.ts';

/** What is true of all sections of a type. */
export type SectionKind = {
  /** `page` keeps to the width of the page's text, `screen` runs from edge to edge. */
  width: 'page' | 'screen';
  /** Whether it has a heading: where its field `heading` is filled, or always. */
  heading: 'field' | 'always';
};

/** The kinds of all section types. */
export const sectionKinds = z.registry<SectionKind>();

/** The fields of every section, beside those of its type. */
const placement = {
  id: matching(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens, such as tools')
    .optional()
    .describe('A name for links to the section: `tools` on the page about-me is about-me#tools.')
    .meta({ examples: ['tools'] })
    .register(fieldMetadata, { role: 'section id' }),
  menu: text
    .optional()
    .describe('The name of a link to the section in the navigation bar; it needs an `id`.')
    .register(fieldMetadata, { role: 'section menu' }),
  aside: z
    .boolean()
    .default(false)
    .describe(
      'Whether it keeps a column for itself on wide screens, beside the sections after it.',
    ),
  hidden: z.boolean().default(false).describe('Whether it is left out, for now.'),
};

/** Declares a section type: its name in the YAML, and its fields. */
export function section<const T extends string, F extends z.core.$ZodLooseShape>(
  type: T,
  fields: F,
  kind: Partial<SectionKind> = {},
) {
  return z
    .strictObject({
      type: z.literal(type).describe('The kind of section.'),
      ...fields,
      ...placement,
    })
    .register(sectionKinds, { width: 'page', heading: 'field', ...kind });
}

/** The fields that the page reads of a section; its view does not get them. */
export type Placement = keyof typeof placement;

/** The schema of a section whose `type` is T. */
export type SectionSchema<T extends string = string> = z.ZodObject<
  { type: z.ZodLiteral<T> } & typeof placement & z.core.$ZodLooseShape
>;
