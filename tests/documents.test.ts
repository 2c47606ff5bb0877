import { readdirSync, readFileSync } from 'node:fs';
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

const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const list = z.array(z.unknown());
const values = z.record(z.string(), z.unknown());
const names = z.record(z.string(), z.string());

const blocks = ['README.md', '.github/GUIDE.md'].flatMap((document) =>
  [...read(document).matchAll(/^```yaml\n((.*?)\n.*?)^```/gms)].map(([, yaml = '', line]) => ({
    ...{ document, line, yaml },
  })),
);
const site = values.parse(parse(readFileSync(sampleFiles.site, 'utf8')));
const content = values.parse(parse(readFileSync(sampleFiles.content, 'utf8')));

/** One of the sample's two files with a block of a document in its place, and the schema of this file. */
function fileWith(yaml: string): { text: string; schema: z.ZodType } {
  const part = z.union([values, list]).parse(parse(yaml));
  const isContent = Object.keys(part).some((key) => key in contentSchema.shape);
  if (isContent) return { text: stringify({ ...content, ...part }), schema: contentSchema };
  const title = 'Recipe{separator}{appName}';
  const recipe = { path: 'recipe', link: 'Recipe', title, sections: part };
  const changed = { ...site };
  for (const [name, value] of Object.entries(Array.isArray(part) ? { pages: [recipe] } : part)) {
    const before = site[name];
    const areBlocks = values.safeParse(before).success && values.safeParse(value).success;
    if (name === 'pages') changed[name] = [...list.parse(before), ...list.parse(value)];
    else changed[name] = areBlocks ? { ...values.parse(before), ...values.parse(value) } : value;
  }
  return { text: stringify(changed), schema: siteConfig };
}

test.each(blocks)('what $document tells owners to write passes the check: $line …', (block) => {
  const named = [...block.yaml.matchAll(/\/(?:media|files)\/[\w.-]+/g)].map(([path]) => path);
  const { text, schema } = fileWith(block.yaml);
  const diagnosis = diagnose(block.document, new TextEncoder().encode(text), schema, {
    media: [...readPublicFolder(sampleMedia).files.keys(), '/media/works/plate.jpg', ...named],
    faultOf: () => undefined,
    icons: iconNames(),
    folders: [],
  });
  expect(diagnosis.ok ? '' : formatText(diagnosis.problems)).toBe('');
});

const project = z
  .object({
    engines: names,
    scripts: names,
    dependencies: names,
    devDependencies: names,
  })
  .parse(JSON.parse(read('package.json')));

test('CONTRIBUTING gives a reason for each dependency, and for nothing else', () => {
  const packages = Object.keys({ ...project.dependencies, ...project.devDependencies });
  const [, table = ''] = read('.github', 'CONTRIBUTING.md').split('\n## Dependencies\n');
  const explained = [...table.matchAll(/^\|(.*?)\|.*\w.*\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  const covers = (entry: string, name: string) =>
    entry.endsWith('/*') ? name.startsWith(entry.slice(0, -1)) : name === entry;
  expect(packages.filter((name) => !explained.some((entry) => covers(entry, name)))).toEqual([]);
  expect(explained.filter((entry) => !packages.some((name) => covers(entry, name)))).toEqual([]);
});

/** The licences under which a package may be used to build a site, and its output be published. */
const licence =
  /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|CC-BY-4\.0|ISC|LGPL-3\.0-or-later|MIT|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Zlib)$/;
/** These packages name their licence, MIT, in a file instead of the field `license`. */
const withoutField = /\/(?:eval|require-like)$/;

test('every package that a build needs is under a licence that allows it', () => {
  const locked = z
    .record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() }))
    .parse(JSON.parse(read('package-lock.json')).packages);
  const needed = Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev);
  expect(needed.length).toBeGreaterThan(100);
  const refused = needed.filter(([path, { license }]) => {
    const choices = license?.replace(/[()]/g, '').split(' OR ') ?? [];
    const isAllowed = choices.some((all) => all.split(' AND ').every((each) => licence.test(each)));
    return !isAllowed && !(license === undefined && withoutField.test(path));
  });
  expect(refused).toEqual([]);
});

test('workflows run what there is: npm test on each push with each Node, the exhaustive tests every week', () => {
  const workflow = z.object({ on: values, permissions: names, jobs: values });
  const all = readdirSync(join(root, '.github', 'workflows')).map((file) => {
    const text = read('.github', 'workflows', file);
    const commands = [...text.matchAll(/run: npm (?:run )?(?!ci)(\S+)/g)].map(([, name]) => name);
    return { file, text, commands, ...workflow.parse(parse(text)) };
  });
  for (const { file, commands, permissions } of all) {
    expect(commands, file).not.toEqual([]);
    expect(Object.keys(project.scripts), file).toEqual(expect.arrayContaining(commands));
    expect(permissions['contents'], file).toBe('read');
  }
  const [often, weekly] = ['test', 'test:full'].map((name) =>
    all.find(({ commands }) => commands.includes(name)),
  );
  expect(Object.keys(often?.on ?? {})).toEqual(['push', 'pull_request']);
  for (const version of project.engines['node']?.match(/\d+\.\d+/g) ?? [])
    expect(often?.text).toContain(version);
  expect(weekly?.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ \* \* \d$/) }] });
  expect(weekly?.on).toHaveProperty('release');
});
