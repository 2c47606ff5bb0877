import type { z } from 'zod';
import { type SectionKind, sectionKinds } from './config/section.ts';
import { siteSchema } from './config/site.ts';
import * as schemas from './sections/schemas.ts';

const [first, ...others] = Object.values(schemas);
if (!first) throw new Error('sections/schemas.ts registers no section type');

/** The schema of `site.config.yaml`, with the schemas of all section types. */
export const siteConfig = siteSchema([first, ...others]);

/** The validated configuration, with all defaults filled in. */
export type SiteConfig = z.output<typeof siteConfig>;

/** A section of the configuration, including its options for placement. */
export type SectionConfig = SiteConfig['pages'][number]['sections'][number];

const kinds = new Map(
  Object.entries(schemas).map(([type, schema]) => [type, sectionKinds.get(schema)]),
);

/** Returns the properties that all sections of a type share. */
export function sectionKind(type: SectionConfig['type']): SectionKind {
  const kind = kinds.get(type);
  if (!kind) throw new Error(`sections/${type}/schema.ts declares its schema by section()`);
  return kind;
}
