import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../src/config/content.ts';
import { diagnose } from '../src/diagnose/diagnose.ts';
import { formatText } from '../src/diagnose/messages/format-problems.ts';
import { iconNames } from '../src/node/assets/icons.ts';
import { readPublicFolder } from '../src/node/project/public-files.ts';
import { siteConfig } from '../src/site.ts';
import { root } from './project/cli.ts';
import { sampleFiles, sampleMedia } from './sample-site.ts';

const blocks = ['README.md', '.github/GUIDE.md'].flatMap((document) => {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```yaml\n((.*?)\n.*?)^```/gms)].map(([, yaml = '', line]) => ({
    document,
    line,
    yaml,
  }));
});

/** A part of the file, by the names of its blocks, or sections of a page. */
const block = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const pages = z.array(z.unknown());
const values = z.record(z.string(), z.unknown());
const site = values.parse(parse(readFileSync(sampleFiles.site, 'utf8')));
const content = values.parse(parse(readFileSync(sampleFiles.content, 'utf8')));

/** One of the sample's two files with a block of a document in its place, and the schema of this file. */
function fileWith(yaml: string): { text: string; schema: z.ZodType } {
  const part = block.parse(parse(yaml));
  const isContent = Object.keys(part).some((key) => key in contentSchema.shape);
  return isContent
    ? { text: stringify({ ...content, ...part }), schema: contentSchema }
    : { text: siteWith(part), schema: siteConfig };
}

function siteWith(part: z.output<typeof block>): string {
  const title = 'Recipe{separator}{appName}';
  const added = Array.isArray(part)
    ? { pages: [{ path: 'recipe', link: 'Recipe', title, sections: part }] }
    : part;
  const changed = Object.entries(added).map(([name, value]) => {
    const before = site[name];
    if (name === 'pages') return [name, [...pages.parse(before), ...pages.parse(value)]];
    const isBlock = values.safeParse(before).success && values.safeParse(value).success;
    return [name, isBlock ? { ...values.parse(before), ...values.parse(value) } : value];
  });
  return stringify({ ...site, ...Object.fromEntries(changed) });
}

test.each(blocks)(
  'what $document tells owners to write passes the check: $line …',
  ({ document, yaml }) => {
    const named = [...yaml.matchAll(/\/(?:media|files)\/[\w.-]+/g)].map(([path]) => path);
    const { text, schema } = fileWith(yaml);
    const diagnosis = diagnose(document, new TextEncoder().encode(text), schema, {
      media: [...readPublicFolder(sampleMedia).files.keys(), '/media/works/plate.jpg', ...named],
      faultOf: () => undefined,
      icons: iconNames(),
      folders: [],
    });
    expect(diagnosis.ok ? '' : formatText(diagnosis.problems)).toBe('');
  },
);
