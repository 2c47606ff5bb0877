import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { renamedKeys } from '../../diagnose/schema/renamed-key.ts';
import type { OwnerTexts } from '../site-files/text-problems.ts';
import { migrate, migrations } from './migrations.ts';

const texts = z.object({ site: z.string(), content: z.string() });
const examples = z
  .record(z.string(), z.object({ before: texts, after: texts }))
  .parse(parse(readFileSync(new URL('examples.yaml', import.meta.url), 'utf8')));

test('every migration has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(migrations.map(({ title }) => title).sort());
});

/** The example of the migration whose title contains a text. */
function exampleOf(title: string) {
  const found = Object.entries(examples).find(([each]) => each.includes(title));
  if (!found) throw new Error(`There is no example of ${title}`);
  return found[1];
}

const eachText = ({ site, content }: OwnerTexts, change: (text: string) => string) => {
  return { site: change(site), content: change(content) };
};

test.each(migrations)('$title', ({ title, file }) => {
  const { before, after } = exampleOf(title);
  const migrated = migrate(before);
  expect(migrated?.texts).toEqual(after);
  expect(migrated?.steps.map((step) => [step.title, step.file])).toContainEqual([title, file]);
  expect(migrate(after)).toEqual({ texts: after, steps: [] });
});

test.each([
  ['of Windows', '\r\n'],
  ['of old Macs', '\r'],
])('files with the line ends %s and a byte order mark keep both', (_, lineEnd) => {
  for (const example of Object.values(examples)) {
    const written = (text: string) => `\ufeff${text.replaceAll('\n', lineEnd)}`;
    const migrated = migrate(eachText(example.before, written));
    expect(migrated?.texts).toEqual(eachText(example.after, written));
  }
});

/** The texts of a migration's example, in which a part of a file is written otherwise. */
function changedExample(title: string, file: keyof OwnerTexts, from: string | RegExp, to: string) {
  const { before } = exampleOf(title);
  return { ...before, [file]: before[file].replace(from, to) };
}

test.each<[string, Parameters<typeof changedExample>]>([
  ['a comment among them', ['details', 'site', "bread' }\n", "bread' } # new\n"]],
  ['a project that is not there', ['details', 'site', 'dev/mesa', 'dev/table']],
])('details stay where they are because of %s, and the lines to write are told', (_, example) => {
  const texts = changedExample(...example);
  const migrated = migrate(texts);
  expect(migrated?.texts).toEqual(texts);
  expect(migrated?.steps).toMatchObject([
    { byHand: expect.stringContaining('tags: [ One, Two ]') },
  ]);
});

test.each<[string, Parameters<typeof changedExample>]>([
  [
    'details, with a service elsewhere',
    ['details', 'site', /^/, 'api: { host: https://ada.dev }\n'],
  ],
  [
    'an owner, with a service elsewhere',
    ['owner', 'site', /^/, 'api: { host: https://ada.dev }\n'],
  ],
  ['an owner of two names', ['owner', 'content', 'Ada', 'Ada L.']],
  ['an owner beside a comment that nothing takes along', ['owner', 'content', 'Ada', 'Ada # me']],
  ['a welcome that has a video already', ['film', 'site', 'pause:', 'x: 1\n        video:']],
])('nothing is done to %s', (_, example) => {
  const texts = changedExample(...example);
  expect(migrate(texts)).toEqual({ texts, steps: [] });
});

test('a profile of a file that knows later keys stays without aside', () => {
  const texts = changedExample('profile', 'site', 'heading:', 'hidden: true\n        heading:');
  expect(migrate(texts)?.texts.site).not.toContain('aside');
});

test('a file that cannot be parsed is left alone', () => {
  expect(migrate({ site: 'theme: { veil: 50', content: 'projects: []' })).toBeUndefined();
  expect(migrate({ site: 'theme: { veil: 50 }', content: '[[[['.repeat(2_000) })).toBeUndefined();
});

test('the changelog says for every version what owners have to do, and names each key that was renamed', () => {
  const file = new URL('../../../.github/CHANGELOG.md', import.meta.url);
  const [, ...versions] = readFileSync(file, 'utf8').split(/^## /m);
  const duties = versions.map(
    (each) => /### What you have to do\n+([\s\S]+?)\n###/.exec(each)?.[1],
  );
  expect(duties).not.toContain(undefined);
  for (const { from, to } of renamedKeys)
    expect(duties.join()).toMatch(new RegExp(`\`${to}\`; .* \`${from}\``));
});
