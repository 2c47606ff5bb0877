import type { z } from 'zod';
import { type SectionKind, sectionKinds } from './config/section.ts';
import { siteSchema } from './config/site.ts';
import * as schemas from './sections/schemas.ts';

const [first, ...others] = Object.values(schemas);
if (!first) throw new Error('sections/schemas.ts registers no section type');

/** The schema of `site.config.yaml`: where the configuration and the section types meet. */
export const siteConfig = siteSchema([first, ...others]);

/** The whole configuration, checked and with every default filled in. */
export type SiteConfig = z.output<typeof siteConfig>;

/** A section as the owner configured it, with where it stands. */
export type SectionConfig = SiteConfig['pages'][number]['sections'][number];

const kinds = new Map(
  Object.entries(schemas).map(([type, schema]) => [type, sectionKinds.get(schema)]),
);

/** What is true of all sections of a type. */
export function sectionKind(type: SectionConfig['type']): SectionKind {
  const kind = kinds.get(type);
  if (!kind) throw new Error(`sections/${type}/schema.ts declares its schema by section()`);
  return kind;
}
