import { z } from 'zod';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';

/** The text that an editor inserts for a new section. */
export type Snippet = { label: string; description: string; body: unknown };

/** Returns the JSON Schema for editors, with descriptions, defaults and examples. */
export function toJsonSchema(schema: Schema, title: string, snippets: Snippet[] = []): object {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // JSON Schema cannot express a rule in code, so only the check applies such rules.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { unit, expected } = metadataOf(zodSchema);
      const { type, items, pattern, oneOf } = jsonSchema;
      if (unit && (type === 'integer' || type === 'number')) jsonSchema['x-unit'] = unit;
      // The check refuses repeated items in a list, but not in a tuple, whose items differ in
      // meaning.
      if (type === 'array' && !Array.isArray(items)) jsonSchema.uniqueItems = true;
      if (expected !== undefined && pattern !== undefined)
        jsonSchema['patternErrorMessage'] = `Expected ${expected}.`;
      // Sections are the only choice between blocks in the schema.
      if (oneOf?.every((option) => 'properties' in option))
        jsonSchema['defaultSnippets'] = snippets;
    },
  });
  return { $schema, title, ...json };
}
