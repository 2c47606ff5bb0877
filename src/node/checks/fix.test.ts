import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { folderForTests } from '../../../tests/unit/file-faults.ts';
import { pixels } from '../../config/fields.ts';
import { diagnose } from '../../diagnose/diagnose.ts';
import { fixFile, mend } from './fix.ts';

const folder = folderForTests();

const schema = z.strictObject({ name: z.string(), size: z.strictObject({ width: pixels }) });
const context = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (bytes: Uint8Array) => diagnose('file.yaml', bytes, schema, context);

const mistaken = '\ufeff# mine\r\nname: 7 # seven\r\nsize:\r\n  widht: 3px\r\n';

test('what is certain is mended, and comments, line ends and all else stay', () => {
  const file = join(folder, 'site.yaml');
  writeFileSync(file, mistaken);
  const said = fixFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe(
    '\ufeff# mine\r\nname: "7" # seven\r\nsize:\r\n  width: 3\r\n',
  );
  expect(said).toHaveLength(3);
  expect(said[0]).toContain('+ name: "7" # seven');
  expect(readdirSync(folder)).toEqual(['site.yaml']);
  expect(fixFile(file, read)).toEqual([]);
});

test.each(['// x', '/* x */', '; x', '<!-- x -->', '<-- x', '-- x'])(
  'a comment such as %s becomes one of YAML, wherever it stands',
  (comment) => {
    const check = (text: string) => read(Buffer.from(text));
    const written = `name: "Ada" # y\nsize: ${comment}\n  ${comment}\n  width: 3 ${comment}\n`;
    const { text } = mend(written, check);
    expect(text).toBe('name: "Ada" # y\nsize: # x\n  # x\n  width: 3 # x\n');
    expect(check(text).ok).toBe(true);
  },
);

test('a comment without a blank before its sign becomes one, and words of a text stay', () => {
  const check = (text: string) => read(Buffer.from(text));
  expect(mend('name: Ada# x\nsize: { width: 3 }\n', check).changes).toEqual([]);
  expect(mend('name: Ada // x\nsize:\n  width: 3# x\n', check).text).toBe(
    'name: Ada // x\nsize:\n  width: 3 # x\n',
  );
});

const texts = z.array(z.string()).optional();
const card = z.strictObject({ title: z.string(), text: z.string().optional(), tags: texts });
const cards = z.strictObject({
  name: z.string().optional(),
  words: texts,
  rows: z.array(z.tuple([z.string(), z.string()])).optional(),
  cards: z.array(card).optional(),
  card: card.optional(),
});

test.each([
  ['words:\n  - >- One: two,\n    three', 'words:\n  - >-\n    One: two,\n    three'],
  ['words:\n  - On work: it goes on', 'words:\n  - "On work: it goes on"'],
  ['name: "Ada\nwords: [one]', 'name: "Ada"\nwords: [one]'],
  ['words: [one, two\nname: Ada', 'words: [one, two]\nname: Ada'],
  ['cards:\n  - { title: "Ada” }', 'cards:\n  - { title: "Ada" }'],
  ['cards:\n  - { title: "Ada, text: She }', 'cards:\n  - { title: "Ada", text: She }'],
  ['cards:\n  - ( title: Ada, text: She )', 'cards:\n  - { title: Ada, text: She }'],
  [
    'cards:\n  - title: Ada\n  - text: She\n  - tags: [x]',
    'cards:\n  - title: Ada\n    text: She\n    tags: [x]',
  ],
  [
    'cards:\n  - title: Ada\n    tags:\n  - x\n  - y\n  - title: Bo',
    'cards:\n  - title: Ada\n    tags:\n    - x\n    - y\n  - title: Bo',
  ],
  ['words:\n  - one\n---\nname: Ada', 'words:\n  - one\nname: Ada'],
  ['words: one, two]', 'words: [one, two]'],
  ['words: {one, two}', 'words: [ one, two ]'],
  ['words: [one، two]', 'words: [one, two]'],
  ['words: [one]]', 'words: [one]'],
  ['words: - one', 'words:\n  - one'],
  ['"name: Ada"\nwords: [one]', 'name: Ada\nwords: [one]'],
  ["words: ['Ada\\'s']", "words: ['Ada''s']"],
  ['yaml\nCopy code\nname: Ada', 'name: Ada'],
  ["cat > file.yaml <<'EOF'\nname: Ada\nEOF", 'name: Ada\n'],
  ['rows:\n  - [Ada "writes"]', 'rows:\n  - [ Ada, writes ]'],
  ['rows:\n  - Ada, writes', 'rows:\n  - [Ada, writes]'],
  ['rows:\n  - Ada: writes', 'rows:\n  - [ Ada, writes ]'],
  ['card:\n  - title: Ada\n  - text: She', 'card:\n    title: Ada\n    text: She'],
  ['cards:\n  - title: Ada, text: She }', 'cards:\n  - { title: Ada, text: She }'],
  [
    'name: Ada writes\nand sings a lot.\nwords: [one]',
    'name: Ada writes\n  and sings a lot.\nwords: [one]',
  ],
  ['words:\n  a) one\n  b) two', 'words:\n  - one\n  - two'],
  ['words:\n  - [ ] one\n  - [x] two', 'words:\n  - one\n  - two'],
  ['words:\n  "one",\n  "two"\nname: Ada', 'words:\n  - "one"\n  - "two"\nname: Ada'],
  ['words: [one, two}\nname: Ada', 'words: [one, two]\nname: Ada'],
  ['words:\n  - name: one\n  - name: two', 'words:\n  - one\n  - two'],
  ['words:\n  - True', 'words:\n  - "True"'],
  ['words: >-\n  One that is\n  long.', 'words:\n- >-\n  One that is\n  long.'],
  ['name: Ada words: [one]', 'name: Ada\nwords: [one]'],
  ['/*\n * Mine\n */\nname: Ada', '#\n # Mine\n #\nname: Ada'],
  [
    'words:\n  - one\ncards:\n  - title: Ada\n      - two\n  - title: Bo\n    tags:\n      - x',
    'words:\n  - one\ncards:\n  - title: Ada\n    tags:\n      - two\n  - title: Bo\n    tags:\n      - x',
  ],
  [
    'rows:\n  Ada: She writes\n  Bo: He sings',
    'rows:\n  - [ Ada, She writes ]\n  - [ Bo, He sings ]',
  ],
  ['cards:\n  - { title: Ada, text: One: two }', 'cards:\n  - { title: Ada, text: "One: two" }'],
  ['cards:\n  - title: Ada\n  title Bo', 'cards:\n  - title: Ada\n  - title: Bo'],
  ['Here it is:\n```yaml\nname: Ada\n```\nHave a look at it.', 'name: Ada\n'],
])('%j becomes what was meant', (written, meant) => {
  const check = (text: string) => diagnose('file.yaml', Buffer.from(text), cards, context);
  const { text } = mend(written, check);
  expect(text).toBe(meant);
  expect(check(text).ok).toBe(true);
});

test.each([
  'name: Ada (my words)\nwords: [on: two]',
  '[words]\nname = "Ada"',
  'name: true',
  'name: | Ada |',
  'rows:\n  - [one, two]\nEND',
])('%j is left to its owner', (written) => {
  const check = (text: string) => diagnose('file.yaml', Buffer.from(text), cards, context);
  expect(mend(written, check).changes).toEqual([]);
});

test('what another program has written during the check stays', () => {
  const file = join(folder, 'busy.yaml');
  writeFileSync(file, mistaken);
  const own = `${mistaken}# newer\n`;
  const said = fixFile(file, (bytes) => {
    writeFileSync(file, own);
    return read(bytes);
  });
  expect(said).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(own);
});

test('nothing is written through a link', () => {
  const target = join(folder, 'elsewhere.yaml');
  const link = join(folder, 'link.yaml');
  writeFileSync(target, mistaken);
  symlinkSync(target, link);
  expect(fixFile(link, read)).toEqual([expect.stringContaining('is left as it is')]);
  expect(readFileSync(target, 'utf8')).toBe(mistaken);
});
