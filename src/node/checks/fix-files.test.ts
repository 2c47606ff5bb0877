import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../tests/project/site-files.ts';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { renamedKeys } from '../../diagnose/schema/renamed-key.ts';
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
  for (const { from, to } of renamedKeys.filter((each) => outdated.includes(each.from)))
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
