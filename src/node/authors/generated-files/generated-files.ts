import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../../../config/content.ts';
import { findPreset, themeFileBy } from '../../../config/theme.ts';
import { stepInto } from '../../../schema/path.ts';
import { metadataOf, type Schema } from '../../../schema/schema-tree.ts';
import * as sections from '../../../sections/schemas.ts';
import { siteConfig } from '../../../site.ts';
import { exampleFile } from '../../files/project/paths.ts';
import { engine } from '../../files/project/places.js';
import { reference } from './reference.ts';

/** Returns the texts of the files that are generated from the schemas, by their paths in the project. */
export function generated(): Map<string, string> {
  const site = toJsonSchema(siteConfig, 'site.config.yaml', snippets());
  const content = toJsonSchema(contentSchema, 'content/index.yaml');
  const theme = toJsonSchema(themeFileBy(findPreset), 'themes/*.yaml');
  return new Map([
    ['src/config/site.schema.json', `${JSON.stringify(site)}\n`],
    ['src/config/content.schema.json', `${JSON.stringify(content)}\n`],
    ['src/config/theme.schema.json', `${JSON.stringify(theme)}\n`],
    ['src/config/REFERENCE.md', page()],
  ]);
}

/** Converts a zod schema to JSON Schema for editors, with descriptions, defaults and examples. */
export function toJsonSchema(schema: Schema, title: string, snippets: object[] = []): object {
  const { $schema, definitions, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // JSON Schema cannot express rules that are code, so these rules are left out.
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const { unit, expected, role, mayRepeat } = metadataOf(zodSchema);
      const { type, items, pattern, oneOf } = jsonSchema;
      if (unit && (type === 'integer' || type === 'number')) jsonSchema['x-unit'] = unit;
      // The default of a word is its name. What the word is, depends on the language of the site.
      if (role === 'word') delete jsonSchema.default;
      // In a site with several languages, any text may be a block with a line for each of them.
      if (type === 'string' && jsonSchema.enum === undefined && jsonSchema.const === undefined)
        Object.assign(jsonSchema, { type: ['string', 'object'], propertyNames: byLanguage });
      // Repeated items are refused in a list, but not in a tuple, whose items differ in meaning.
      if (type === 'array' && !Array.isArray(items) && !mayRepeat) jsonSchema.uniqueItems = true;
      if (expected !== undefined && pattern !== undefined)
        jsonSchema['patternErrorMessage'] = `Expected ${expected}.`;
      // Only the union of section types has an object in each option, so editors offer the sections' snippets there.
      if (oneOf?.every((option) => 'properties' in option))
        jsonSchema['defaultSnippets'] = snippets;
    },
  });
  return { $schema, title, ...json, definitions: { ...Object(definitions), language } };
}

/** The keys of a block with a text for each language. */
const language = { pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$' };
const byLanguage = { $ref: '#/definitions/language' };

/** Returns a snippet for each section type: its example in YAML, which editors insert for a new section. */
function snippets(): object[] {
  return Object.keys(sections).map((type) => ({
    label: type,
    description: `A section of the type ${type}.`,
    body: parse(readFileSync(exampleFile(type), 'utf8')),
  }));
}

/** Returns Markdown about a section type: its screenshot, if there is one, and its example. */
function showSection(type: string): string {
  const picture = `.github/screenshots/sections/${type}.webp`;
  const isShown = existsSync(join(engine, picture));
  const example = `\`\`\`yaml\n${readFileSync(exampleFile(type), 'utf8').trimEnd()}\n\`\`\``;
  return isShown ? `![The example of ${type}](../../${picture})\n\n${example}` : example;
}

/** Returns a value that an example has for a key of a block, such as `title` of `cards.items[]`. */
function exampleOf(examples: unknown, block: string, key: string): unknown {
  const inside = (values: unknown[], name: string) =>
    values.flatMap((value) => stepInto(value, name) ?? []);
  const names = block.split('.').filter((name) => name !== '');
  const blocks = names.map((name) => name.replace('[]', '')).reduce(inside, [examples]);
  return inside(blocks, key)[0];
}

function page(): string {
  const own: unknown = parse(readFileSync(join(engine, 'src/config/example.yaml'), 'utf8'));
  const ofSections = Object.fromEntries(
    Object.keys(sections).map((type) => [type, parse(readFileSync(exampleFile(type), 'utf8'))]),
  );
  const above = (block: string) => (block in sections ? showSection(block) : '');
  const example = (block: string, key: string) =>
    exampleOf(ofSections, block, key) ??
    exampleOf(own, block, key) ??
    (key === 'menu' ? 'Workshop' : undefined);
  const parts = [
    '# Every key of the two files',
    'Made from the schema by `npm run schema`; what stands here is what the check accepts.',
    '## `site.config.yaml`',
    reference(siteConfig, { above, example }),
    '## `content/index.yaml`',
    reference(contentSchema, { above: () => '', example }),
  ];
  return `${parts.join('\n\n')}\n`;
}
