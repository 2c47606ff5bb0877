import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentSchema } from '../../config/content.ts';
import { exampleValue } from '../../schema/example-value.ts';
import type { Schema } from '../../schema/schema-tree.ts';
import * as sections from '../../sections/schemas.ts';
import { siteConfig } from '../../site.ts';
import { root } from '../project/paths.ts';
import { type Snippet, toJsonSchema } from './json-schema.ts';
import { reference } from './reference.ts';

/** What is generated from the schema: each file with its text, by its path below the root. */
export function generated(): Map<string, string> {
  const site = toJsonSchema(siteConfig, { title: 'site.config.yaml', snippets: snippets() });
  const content = toJsonSchema(contentSchema, { title: 'content/index.yaml', snippets: [] });
  return new Map([
    ['src/config/site.schema.json', `${JSON.stringify(site, null, 2)}\n`],
    ['src/config/content.schema.json', `${JSON.stringify(content, null, 2)}\n`],
    ['src/config/REFERENCE.md', page()],
  ]);
}

/** Each section type as an editor offers it: its example, or what its schema says of itself. */
function snippets(): Snippet[] {
  return Object.entries(sections).map(([type, schema]) => ({
    label: type,
    description: `A section of the type ${type}.`,
    body: exampleOf(type, schema),
  }));
}

function exampleOf(type: string, schema: Schema): unknown {
  const text = readExample(type);
  return text === undefined ? exampleValue(schema) : parse(text);
}

function readExample(type: string): string | undefined {
  const file = join(root, 'src', 'sections', type, 'example.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A section type as it looks, where there is a picture of it, and its example. */
function showSection(type: string): string {
  const example = readExample(type);
  const picture = `.github/screenshots/sections/${type}.webp`;
  const parts = [
    existsSync(join(root, picture)) ? `![The example of ${type}](../../${picture})` : '',
    example === undefined ? '' : `\`\`\`yaml\n${example.trimEnd()}\n\`\`\``,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function page(): string {
  const parts = [
    '# Every key of the two files',
    'Made from the schema by `npm run schema`; what stands here is what the check accepts.',
    '## `site.config.yaml`',
    reference(siteConfig, (block) => (block in sections ? showSection(block) : '')),
    '## `content/index.yaml`',
    reference(contentSchema),
  ];
  return `${parts.join('\n\n')}\n`;
}
