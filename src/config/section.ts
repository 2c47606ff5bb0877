import { z } from 'zod';
import type { resources } from '../shared/resources.ts';
import { type EntranceName, entrance } from './animation.ts';
import { fieldMetadata } from './field-metadata.ts';
import { matching, text } from './fields.ts';

/** The properties that all sections of a type share. */
export type SectionKind = {
  /** With `page` the section is as wide as the page's text, with `screen` as wide as the screen. */
  width: 'page' | 'screen';
  /** With `field` the section has a heading only if its field `heading` is filled, with `always` in any case. */
  heading: 'field' | 'always';
  /** The usual height of what the section shows besides its fields, such as live data, in rem. */
  height?: number;
  /** The part of the content that the section shows. */
  content?: keyof typeof resources;
  /** The size of the section's panel in themes with panels. */
  panel: {
    /** The least number of columns that the panel spans, of twelve. */
    span: 4 | 6 | 12;
    /** The greatest number of items in a panel of this size. With more items, the panel is as wide as the page. */
    items: number;
  };
};

const wholeRow = { span: 12, items: 0 } as const;

/** The zod registry with the shared properties of each section type. */
export const sectionKinds = z.registry<SectionKind>();

/** The fields that all section types share. */
const placement = {
  id: matching(
    /^[a-z][a-z0-9-]*$/,
    'a small letter first, then small letters, digits and hyphens, such as tools',
  )
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
    .describe('Whether the sections after it stand beside it on wide screens.'),
  wide: z
    .boolean()
    .optional()
    .describe(
      'Whether it is as wide as the page after a section with `aside`, or stays beside it; by default, it stays there about as long as that section is high.',
    ),
  hidden: z.boolean().default(false).describe('Whether it is left out, for now.'),
};

/** Declares a section type by its `type` in the YAML file and its fields. */
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
    .register(sectionKinds, { width: 'page', heading: 'field', panel: wholeRow, ...kind });
}

type HeadedKind = Partial<SectionKind> & { usualEntrance?: EntranceName };

/** Declares a section type with one entrance animation for the whole section, and an optional heading. */
export function headedSection<const T extends string, F extends z.core.$ZodLooseShape>(
  type: T,
  fields: F,
  { usualEntrance = 'fadeInUp', ...kind }: HeadedKind = {},
) {
  return section(
    type,
    {
      heading: text.optional().describe('The heading of the section.'),
      ...fields,
      entrance: entrance(usualEntrance),
    },
    kind,
  );
}

/** The fields of a section that the page uses. They are not passed to the section's own React component. */
export type Placement = keyof typeof placement;

/** The zod schema of a section whose `type` is T. */
export type SectionSchema<T extends string = string> = z.ZodObject<
  { type: z.ZodLiteral<T> } & typeof placement & z.core.$ZodLooseShape
>;
