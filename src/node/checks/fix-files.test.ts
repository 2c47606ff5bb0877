import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../tests/project/site-files.ts';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { type RenamedKey, renamedKeys } from '../../diagnose/schema/renamed-key.ts';
import { fieldsAt } from '../../schema/schema-tree.ts';
import { siteConfig } from '../../site.ts';
import { fixFiles } from './fix.ts';

const folder = folderForTests();
const paths = { site: join(folder, 'site.yaml'), content: join(folder, 'content.yaml') };

const outdated = readSite('outdated');
const upgraded = outdated
  .replace('faces:', 'fonts:')
  .replace("'veil':", "'overlay':")
  .replace('"film":', '"video":');

/** Writes both files, fixes what belongs to renamed keys, or everything, and returns the site file. */
async function fixed(site: string, isAll = false) {
  writeFileSync(paths.site, site);
  writeFileSync(paths.content, 'projects: []\n');
  const { done } = await fixFiles(paths, ({ proof }) => isAll || proof === 'rename');
  return { done, text: readFileSync(paths.site, 'utf8') };
}

test('renamed keys get their names, and all other bytes stay, the mark and the line ends of Windows too', async () => {
  const written = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const { text, done } = await fixed(written(outdated));
  expect(text).toBe(written(upgraded));
  const renamed = [
    ['film', 'video'],
    ['faces', 'fonts'],
    ['veil', 'overlay'],
  ];
  for (const [from, to] of renamed)
    expect(done.join()).toContain(`the key "${from}" is called "${to}" now`);
  expect(await fixed(text)).toEqual({ text, done: [] });
});

test('an upgrade leaves all other mistakes, which a fix mends beside the renamed keys', async () => {
  const mistaken = (text: string) => text.replace('name: Ada,', 'nmae: Ada,');
  expect((await fixed(mistaken(outdated))).text).toBe(mistaken(upgraded));
  expect((await fixed(mistaken(outdated), true)).text).toBe(upgraded);
});

test.each([
  ['of a section of another type', 'type: hero', 'type: prose'],
  ['beside the key of today', 'pause:', 'x: 1\n        video:'],
])('a key %s keeps its name', async (_, from, to) => {
  expect((await fixed(outdated.replace(from, to))).text).toContain('"film": # of the sea');
});

/** A value with an item of a type at each level, for the fields of a block. */
function valueFor(steps: readonly string[], type: string | undefined): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return { type };
  const inner = valueFor(rest, type);
  const [, key] = /^(.+)\[\]$/.exec(step) ?? [];
  return { type, [key ?? step]: key === undefined ? inner : [inner] };
}

test.each(renamedKeys)('$block has $to, and no $from', ({ block, type, from, to }: RenamedKey) => {
  const steps = block.split('.');
  const path = steps.flatMap((step) => (step.endsWith('[]') ? [step.slice(0, -2), 0] : [step]));
  const fields = fieldsAt(siteConfig, valueFor(steps, type), path);
  expect(Object.keys(fields)).toContain(to);
  expect(Object.keys(fields)).not.toContain(from);
});
