import type { Role } from '../../config/field-metadata.ts';
import type { Schema } from '../../diagnose/schema/schema-tree.ts';
import { schemaValues, textsByRole } from '../../diagnose/schema/schema-values.ts';
import { siteConfig } from '../../site.ts';

/** Every text of this role in a configuration, in sections of whatever type, each once. */
export function textsOf(site: unknown, role: Role, schema: Schema = siteConfig): string[] {
  const texts = textsByRole([...schemaValues(schema, site)])(role);
  return [...new Set(texts.map(({ value }) => value))];
}
