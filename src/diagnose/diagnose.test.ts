import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchema } from '../config/content.ts';
import { fieldMetadata } from '../config/field-metadata.ts';
import { mediaType, video } from '../config/fields.ts';
import { richText } from '../config/rich-text.ts';
import { diagnose } from './diagnose.ts';

const schema = z.strictObject({
  name: z.string(),
  size: z.strictObject({ width: z.int().min(1), height: z.int() }),
  tags: z.array(z.string()).min(1).default(['none']),
});

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (text: string) =>
  diagnose('file.yaml', new TextEncoder().encode(text), schema, emptyContext);

/** Returns the problems of a text, each as `line:column path: message`. */
function problemsOf(text: string): string[] {
  const loaded = read(text);
  if (loaded.ok) return [];
  return loaded.problems.map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  );
}

test('a file without mistakes gives its value, with all defaults', () => {
  const loaded = read('name: Ada\nsize: { width: 2, height: 3 }\n');
  expect(loaded).toEqual({
    ok: true,
    value: { name: 'Ada', size: { width: 2, height: 3 }, tags: ['none'] },
  });
});

test('half of a sign is named with its place, and a whole one in two escapes is read', () => {
  const text = (name: string) => `name: "${name}"\nsize: { width: 2, height: 3 }\n`;
  expect(problemsOf(text('A \\ud83d'))).toEqual([
    '1:7 name: this text has half of a sign in it, which no page can show',
  ]);
  expect(read(text('A \\ud83d\\ude42'))).toMatchObject({ ok: true, value: { name: 'A 🙂' } });
});

test('each link of a text that leads nowhere is reported at its place', () => {
  const bytes = new TextEncoder().encode('bio: >-\n  [a](mailto:) and [b](tel:call)\n');
  const loaded = diagnose('file.yaml', bytes, z.strictObject({ bio: richText }), emptyContext);
  const places = loaded.ok ? [] : loaded.problems.map(({ line, column }) => [line, column]);
  expect(places).toEqual([
    [2, 7],
    [2, 24],
  ]);
});

test.each([
  ['film.mov', ['src: the file public/film.mov is no film']],
  ['film.webm', ['type: the file public/film.webm is of another type']],
])('of %s, its one fault is reported', (name, expected) => {
  const advice = { expected: '', fix: '' };
  const faultOf = (path: string, use: object) => {
    if ('type' in use) return { fault: 'is of another type', ...advice };
    return path.endsWith('.mov') ? { fault: 'is no film', ...advice } : undefined;
  };
  const context = { ...emptyContext, media: ['/film.mov', '/film.webm'], faultOf };
  const bytes = new TextEncoder().encode(`{ src: /${name}, type: video/mp4 }\n`);
  const loaded = diagnose(
    'a.yaml',
    bytes,
    z.strictObject({ src: video, type: mediaType }),
    context,
  );
  const problems = loaded.ok ? [] : loaded.problems;
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual(expected);
});

const size = 'size: { width: 1, height: 1 }\n';

test.each([
  [
    'all at once, in the order of the file',
    'name: 7\nsize:\n  width: 0\n  height: tall\ntags: []\n',
    [
      '1:7 name: YAML read 7 as a number, not as a text',
      '3:10 size.width: expected a whole number, 1 or more, found the number 0',
      '4:11 size.height: expected a whole number, found the text "tall"',
      '5:7 tags: expected a list of at least 1 item, found a list of 0 items',
    ],
  ],
  [
    'a key in braces without its colon once, and a value below that is wrong too',
    'name: Ada\nsize: { width 1, height: tall }\n',
    [
      '2:9 size.width 1: there is no colon and blank after "width"',
      '2:26 size.height: expected a whole number, found the text "tall"',
    ],
  ],
  [
    'a # without quotes in braces, with blank lines and comments below',
    'name: Ada\nsize: { width: 1, height: #4a37b8 }\n\n# The tags.\ntags: [a]\n',
    ['2:27 size: YAML takes #4a37b8 to pieces: a # begins a comment, and a comma ends a value'],
  ],
  [
    'a comma that is missing in braces, although the next line is broken too',
    'size: { width: 1 height: 1 }\ntags: [a]\nname Ada\n',
    [
      '1:16 size: there is no comma after "1", and the next key follows',
      '3:1 name: there is no colon after "name"',
    ],
  ],
  [
    'a text that begins with a sign that YAML does not have',
    `name: <<\n  Ada\n${size}`,
    ['1:7 name: the << at the beginning is a letter of the text: YAML has no such sign'],
  ],
  ['a key without a value', `name:\n${size}`, ['1:1 name: there is no value']],
  [
    'a sign of another language at the end of a text',
    `name: Ada,\n${size}`,
    ['1:10 name: the , at the end is a letter of the text: a line of YAML ends without one'],
  ],
  ['nothing of such a sign within quotes', `name: 'Ada,'\n${size}`, []],
])('it reports %s', (_, text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

test.each([
  ['---\n', [1, 2, 3]],
  ['title: &anchor Ada\n', [1, 2, 3]],
  ['title: "C:\\Users"\n', [1, 2, 3]],
  ['<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> other\n', [1, 2, 7]],
])('%j hides no other mistake of its file, above or below', (line, lines) => {
  const text = `${size}zebra: 1\n${line}quagga: 1\nname: Ada\n`;
  const found = problemsOf(text).map((each) => Number.parseInt(each, 10) - 1);
  expect(found).toEqual(expect.arrayContaining(lines));
});

test('a block of the other file is to be moved there, although another key of this file means the same', () => {
  const text = 'projects: []\ncontactMe: []\nowner:\n  name: Ada\n';
  const bytes = new TextEncoder().encode(text);
  const diagnosis = diagnose('content/index.yaml', bytes, contentSchema, emptyContext);
  expect(diagnosis).toMatchObject({
    problems: [{ message: 'unknown key "owner"', fix: 'move it to site.config.yaml' }],
  });
});

test('lines of code keep their signs', () => {
  const code = z.strictObject({ code: z.string().register(fieldMetadata, { role: 'code' }) });
  const bytes = new TextEncoder().encode('code: five();\n');
  expect(diagnose('file.yaml', bytes, code, emptyContext).ok).toBe(true);
});

test.each([
  ['Windows', '\r\n'],
  ['old Macs', '\r'],
])('line ends of %s give the same problems', (_, end) => {
  const wrongValue = 'name: Ada\nsize:\n  width: 1\n  height: tall\n';
  const wrongIndentation = 'name: Ada\nsize:\n  width: 1\nheight: 1\n';
  expect(read('name: Ada\nsize: { width: 1, height: 1 }\n'.replaceAll('\n', end)).ok).toBe(true);
  for (const text of [wrongValue, wrongIndentation]) {
    expect(problemsOf(text)).not.toEqual([]);
    expect(problemsOf(text.replaceAll('\n', end))).toEqual(problemsOf(text));
  }
});
