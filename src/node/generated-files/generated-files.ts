import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentSchema } from '../../config/content.ts';
import * as sections from '../../sections/schemas.ts';
import { siteConfig } from '../../site.ts';
import { exampleFile, root } from '../project/paths.ts';
import { type Snippet, toJsonSchema } from './json-schema.ts';
import { reference } from './reference.ts';

/** Returns the files that are generated from the schema, by their paths below the root. */
export function generated(): Map<string, string> {
  const site = toJsonSchema(siteConfig, 'site.config.yaml', snippets());
  const content = toJsonSchema(contentSchema, 'content/index.yaml');
  return new Map([
    ['src/config/site.schema.json', `${JSON.stringify(site, null, 2)}\n`],
    ['src/config/content.schema.json', `${JSON.stringify(content, null, 2)}\n`],
    ['src/config/REFERENCE.md', page()],
  ]);
}

/** Returns an editor snippet for each section type: its example. */
function snippets(): Snippet[] {
  return Object.keys(sections).map((type) => ({
    label: type,
    description: `A section of the type ${type}.`,
    body: parse(readFileSync(exampleFile(type), 'utf8')),
  }));
}

/** Shows a section type: its screenshot, if there is one, and its example. */
function showSection(type: string): string {
  const picture = `.github/screenshots/sections/${type}.webp`;
  const isShown = existsSync(join(root, picture));
  const example = `\`\`\`yaml\n${readFileSync(exampleFile(type), 'utf8').trimEnd()}\n\`\`\``;
  return isShown ? `![The example of ${type}](../../${picture})\n\n${example}` : example;
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
