import { appendFileSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { pixels } from '../../config/fields.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import type { Diagnosis } from '../../diagnose/messages/problem.ts';
import { fixFile, mend } from './fix.ts';

const folder = folderForTests();

const problemsIn = (diagnosis: Diagnosis<unknown>) =>
  diagnosis.ok ? (diagnosis.hints ?? []) : diagnosis.problems;
const schema = z.strictObject({ name: z.string(), size: z.strictObject({ width: pixels }) });
const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (bytes: Uint8Array) => problemsIn(diagnose('file.yaml', bytes, schema, context));
const check = (text: string) => read(Buffer.from(text));

const mistaken = '\ufeff# mine\r\nname: 7 # seven\r\nsize:\r\n  widht: 3px\r\n';

test('what is certain is mended, and comments, line ends and all else stay', async () => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, mistaken);
  const said = await fixFile(file, read);
  const mended = '\ufeff# mine\r\nname: "7" # seven\r\nsize:\r\n  width: 3\r\n';
  expect(readFileSync(file, 'utf8')).toBe(mended);
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('+ name: "7" # seven');
  expect(readdirSync(folder)).toEqual(['site.yaml']);
  expect(await fixFile(file, read)).toEqual([]);
});

const comments = ['// x', '/* x */', '<!-- x -->', '<-- x'];

test.each(comments)('a comment such as %s becomes one of YAML, but in a text', async (comment) => {
  const written = `name: A // x\nsize: ${comment}\n  ${comment}\n  width: 3 ${comment}\n`;
  const mended = 'name: A // x\nsize: # x\n  # x\n  width: 3 # x\n';
  expect((await mend(written, check)).text).toBe(mended);
});

test('a comment without a blank before its sign becomes one after a number, and not after a word', async () => {
  const { text } = await mend('name: Ada# x\nsize:\n  width: 3# x\n', check);
  expect(text).toBe('name: Ada# x\nsize:\n  width: 3 # x\n');
});

const words = z.array(z.string()).optional();
const card = z.strictObject({ title: z.string(), text: z.string().optional(), tags: words });
const cards = z.strictObject({
  name: z.string().optional(),
  words,
  rows: z.array(z.tuple([z.string(), z.string()])).optional(),
  cards: z.array(card).optional(),
  card: card.optional(),
});
const checkCards = (text: string) =>
  problemsIn(diagnose('file.yaml', Buffer.from(text), cards, context));

/** What owners write, and below an arrow what was meant; what has none is left to its owner. */
const file = new URL('../../../tests/mistakes/mended.txt', import.meta.url);
const texts = readFileSync(file, 'utf8').trimEnd().split('\n\n');
const mistakes = texts.map((each) => each.split('\n→\n'));

test.each(mistakes)('%j becomes %j', async (written = '', meant = written) => {
  const { text } = await mend(written, checkCards);
  expect(text.trimEnd()).toBe(meant);
  expect(checkCards(text).length === 0).toBe(meant !== written);
});

test('what another program has written during the check stays', async () => {
  const file = join(folder, 'busy.yaml');
  writeFileSync(file, mistaken);
  const own = `${mistaken}# newer\n`;
  const said = await fixFile(file, (bytes) => {
    writeFileSync(file, own);
    return read(bytes);
  });
  expect(said).toEqual([expect.stringContaining('another program writes the file')]);
  expect(readFileSync(file, 'utf8')).toBe(own);
  const mended = fixFile(file, (bytes) => {
    if (!readFileSync(file, 'utf8').includes('own')) appendFileSync(file, '# own\n');
    return read(bytes);
  });
  expect(await mended).toHaveLength(3);
  expect(readFileSync(file, 'utf8')).toMatch(/width: 3\r\n# newer\n# own\n$/);
});

test('nothing is written through a link', async () => {
  const target = join(folder, 'elsewhere.yaml');
  const link = join(folder, 'link.yaml');
  writeFileSync(target, mistaken);
  symlinkSync(target, link);
  expect(await fixFile(link, read)).toEqual([expect.stringContaining('is left as it is')]);
  expect(readFileSync(target, 'utf8')).toBe(mistaken);
});
