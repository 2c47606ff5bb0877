import { z } from 'zod';
import { metadataOf, type Schema } from '../../schema/schema-tree.ts';

/** A schema as editors read it: what may be written, with descriptions, defaults and examples. */
export function toJsonSchema(
  schema: Schema,
  about: { title: string; snippets: Snippet[] },
): object {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // A rule that only code can check is left to the check; editors know its pattern.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { unit, expected } = metadataOf(zodSchema);
      if (jsonSchema.type === 'integer' || jsonSchema.type === 'number') {
        if (unit) jsonSchema['x-unit'] = unit;
      }
      // The check refuses items that stand twice in a list; those of a tuple each mean something else.
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

/** What an editor inserts when the owner asks for a new section. */
export type Snippet = { label: string; description: string; body: unknown };

function isSections(options: readonly object[]): boolean {
  return options.every((option) => 'properties' in option);
}
