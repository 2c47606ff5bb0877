import { z } from 'zod';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';

/** Returns the JSON Schema for editors, with descriptions, defaults and examples. */
export function toJsonSchema(
  schema: Schema,
  about: { title: string; snippets: Snippet[] },
): object {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // JSON Schema cannot express a rule in code, so only the check applies such rules.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { unit, expected } = metadataOf(zodSchema);
      if (jsonSchema.type === 'integer' || jsonSchema.type === 'number') {
        if (unit) jsonSchema['x-unit'] = unit;
      }
      // The check refuses repeated items in a list, but not in a tuple, whose items differ in
      // meaning.
      if (jsonSchema.type === 'array' && !Array.isArray(jsonSchema.items)) {
        jsonSchema.uniqueItems = true;
      }
      if (expected !== undefined && jsonSchema.pattern !== undefined) {
        jsonSchema['patternErrorMessage'] = `Expected ${expected}.`;
      }
      if (jsonSchema.oneOf && isSections(jsonSchema.oneOf)) {
        jsonSchema['defaultSnippets'] = about.snippets;
      }
    },
  });
  const { $schema, ...rest } = json;
  return { $schema, title: about.title, ...rest };
}

/** The text that an editor inserts for a new section. */
export type Snippet = { label: string; description: string; body: unknown };

function isSections(options: readonly object[]): boolean {
  return options.every((option) => 'properties' in option);
}
