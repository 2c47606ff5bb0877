import type { FieldMetadata } from '../config/field-metadata.ts';
import { metadataOf } from '../diagnose/schema/schema-tree.ts';
import { schemaValues } from '../diagnose/schema/schema-values.ts';
import { type SiteConfig, siteConfig } from '../site.ts';

/** The texts of all fields that have a role, whichever section they belong to; each once. */
export function textsOfRole(site: SiteConfig, role: FieldMetadata['role']): string[] {
  const texts = new Set<string>();
  for (const { schema, value } of schemaValues(siteConfig, site)) {
    if (typeof value === 'string' && metadataOf(schema).role === role) texts.add(value);
  }
  return [...texts];
}
