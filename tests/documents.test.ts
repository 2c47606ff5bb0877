import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { contentSchema } from '../src/config/content.ts';
import { findPreset, themeFileBy } from '../src/config/theme.ts';
import { diagnose } from '../src/diagnose/diagnose.ts';
import { formatText } from '../src/diagnose/messages/format-problems.ts';
import { languagesOf } from '../src/diagnose/site-languages.ts';
import { iconNames } from '../src/node/build/assets/icons.ts';
import { readPublicFolder } from '../src/node/files/project/public-files.ts';
import * as schemas from '../src/sections/schemas.ts';
import { siteConfig } from '../src/site.ts';
import { root } from './project/cli.ts';
import { sampleFiles, sampleMedia } from './sample-site.ts';

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const values = z.record(z.string(), z.unknown());
const names = z.record(z.string(), z.string());

const blocks = ['README.md', '.github/GUIDE.md'].flatMap((document) =>
  [...read(document).matchAll(/^```yaml\n((.*?)\n.*?)^```/gms)].map(([, yaml = '', line]) => ({
    ...{ document, line, yaml },
  })),
);
const site = values.parse(parse(readFileSync(sampleFiles.site, 'utf8')));
const content = values.parse(parse(readFileSync(sampleFiles.content, 'utf8')));

/** A value of a file with that of a block: lists and keys are added to those that are there. */
function merged(before: unknown, added: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(added)) return [...before, ...added];
  const [one, other] = [values.safeParse(before).data, values.safeParse(added).data];
  if (!one || !other) return added;
  const { language, ...rest } = one;
  // A list of languages takes the place of the language.
  return 'languages' in other ? { ...rest, ...other } : { ...one, ...other };
}

/** The file of a theme, or one of the sample's two files with a block of a document in its place, and its schema. */
function fileWith(yaml: string): { text: string; schema: z.ZodType } {
  const part: unknown = parse(yaml);
  const recipe = { path: 'recipe', link: 'Recipe', title: 'Recipe', sections: part };
  const block = values.safeParse(part).data ?? { pages: [recipe] };
  if ('base' in block) return { text: yaml, schema: themeFileBy(findPreset) };
  if (Object.keys(block).some((key) => key in contentSchema.shape))
    return { text: stringify({ ...content, ...block }), schema: contentSchema };
  const changed = Object.entries(block).map(([name, value]) => [name, merged(site[name], value)]);
  return { text: stringify({ ...site, ...Object.fromEntries(changed) }), schema: siteConfig };
}

test.each(blocks)('what $document tells owners to write passes the check: $line …', (block) => {
  const named = [...block.yaml.matchAll(/\/(?:media|files)\/[\w.-]+/g)].map(([path]) => path);
  const { text, schema } = fileWith(block.yaml);
  const bytes = new TextEncoder().encode(text);
  const spoken = languagesOf(bytes);
  const [language] = spoken.languages;
  const diagnosis = diagnose(block.document, bytes, schema, {
    media: [...readPublicFolder(sampleMedia).files.keys(), '/media/works/plate.jpg', ...named],
    faultOf: () => undefined,
    texts: ['content/notes/oil.md'],
    icons: iconNames(),
    folders: [],
    ...(language && { spoken: { ...spoken, language } }),
  });
  expect(diagnosis.ok ? '' : formatText(diagnosis.problems)).toBe('');
});

const project = z
  .object({ engines: names, scripts: names, dependencies: names, devDependencies: names })
  .parse(JSON.parse(read('package.json')));

test('each dependency has a reason, and nothing else has one', () => {
  const packages = Object.keys({ ...project.dependencies, ...project.devDependencies });
  const table = read('.github', 'DEPENDENCIES.md');
  const explained = [...table.matchAll(/^\|(.*?)\|.*\w.*\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : name === entry;
  expect(packages.filter((name) => !explained.some((entry) => covers(entry, name)))).toEqual([]);
  expect(explained.filter((entry) => !packages.some((name) => covers(entry, name)))).toEqual([]);
});

test('workflows run what there is: npm test on each push with each Node, the exhaustive tests every week', () => {
  const all = readdirSync(join(root, '.github', 'workflows')).map((file) => {
    const text = read('.github', 'workflows', file);
    const commands = [...text.matchAll(/run: npm (?:run )?(?!ci)(\S+)/g)].map(([, name]) => name);
    expect(commands, file).not.toEqual([]);
    expect(Object.keys(project.scripts), file).toEqual(expect.arrayContaining(commands));
    const { on, permissions } = z.object({ on: values, permissions: names }).parse(parse(text));
    expect(permissions['contents'], file).toBe('read');
    return { text, commands, on };
  });
  // A release runs the tests too, and begins with a tag.
  const [often, weekly] = ['test', 'test:full'].map((name) =>
    all.find(({ commands, text }) => commands.includes(name) && !text.includes('tags:')),
  );
  expect(Object.keys(often?.on ?? {})).toEqual(['push', 'pull_request']);
  for (const version of project.engines['node']?.match(/\d+\.\d+/g) ?? [])
    expect(often?.text).toContain(version);
  expect(weekly?.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \* \* \d$/) }] });
  expect(weekly?.on).toHaveProperty('release');
});

test('the guide names the archive of this version', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
  expect(read('.github', 'GUIDE.md')).toContain(`npx ./vitrine-${version}.tgz new my-site`);
});

test('the guide names each section type', () => {
  const [, table = ''] = /(\| type .*?)\n\n/s.exec(read('.github', 'GUIDE.md')) ?? [];
  const named = [...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(named.sort()).toEqual(Object.keys(schemas).sort());
});

test('npm create makes a site with the version that it is published with', () => {
  const made = z.object({ version: z.string(), dependencies: names, engines: names });
  const create = made.parse(
    JSON.parse(read('.github', 'release', 'create-vitrine', 'package.json')),
  );
  const { version, engines } = made.parse(JSON.parse(read('package.json')));
  expect(create).toEqual({ version, dependencies: { vitrine: version }, engines });
});

test.each([
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/GUIDE.md',
  '.github/release/README.md',
  'src/node/cli.js',
  'src/node/start/new-site/template/README.md',
])('%s names the versions of Node that package.json does', (file) => {
  expect(project.engines['node']).toBe('^20.19.0 || >=22.12.0');
  expect(read(file)).toMatch(/Node\.js 20\.19\+, 22\.12\+ or\s24\+/);
});
