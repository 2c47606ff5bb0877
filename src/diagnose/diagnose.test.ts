import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchema } from '../config/content.ts';
import { fieldMetadata } from '../config/field-metadata.ts';
import { mediaType, video } from '../config/fields.ts';
import { richText } from '../config/rich-text.ts';
import { diagnose } from './diagnose.ts';
import type { CheckContext } from './references/check-context.ts';

const schema = z.strictObject({
  name: z.string(),
  size: z.strictObject({ width: z.int().min(1), height: z.int() }),
  tags: z.array(z.string()).min(1).default(['none']),
});

const emptyContext = { media: [], faultOf: () => undefined, icons: [], folders: [] };
const read = (text: string, as: z.ZodType = schema, context: CheckContext = emptyContext) =>
  diagnose('file.yaml', new TextEncoder().encode(text), as, context);

/** Returns the problems of a text, each as `line:column path: message`. */
function problemsOf(...file: Parameters<typeof read>): string[] {
  const loaded = read(...file);
  if (loaded.ok) return [];
  return loaded.problems.map(
    ({ line, column, path, message }) => `${line}:${column} ${path}: ${message}`,
  );
}

test('a file without mistakes gives its value, with all defaults', () => {
  expect(read('name: "A \\ud83d\\ude42"\nsize: { width: 2, height: 3 }\n')).toEqual({
    ok: true,
    value: { name: 'A 🙂', size: { width: 2, height: 3 }, tags: ['none'] },
  });
});

test('each link of a text that leads nowhere is reported at its place', () => {
  const text = 'bio: >-\n  [a](mailto:) and [b](tel:call)\n';
  expect(problemsOf(text, z.strictObject({ bio: richText }))).toEqual([
    expect.stringMatching(/^2:7 bio/),
    expect.stringMatching(/^2:24 bio/),
  ]);
});

test.each([
  'Award: "Nominee, 2024", Floor area: 86 m²',
  "Award: 'Nominee, 2024', Floor area: [86]",
  'Award: One, Floor area: "Two: three, and four"',
])('names of an owner in braces are names, whatever words they have: %s', (facts) => {
  const named = z.strictObject({ facts: z.record(z.string(), z.unknown()) });
  expect(problemsOf(`facts: { ${facts} }`, named)).toEqual([]);
});

test('a text in braces that its comma ends is put in quotes, among names of an owner too', () => {
  const named = z.strictObject({ facts: z.record(z.string(), z.string()) });
  expect(problemsOf('facts: { Award: Nominee, EU Mies Award }', named)).toEqual([
    expect.stringMatching(/^1:17 facts.Award: a comma ends a text within braces/),
  ]);
});

test.each([
  ['film.mov', '1:8 src: the file public/film.mov is no film'],
  ['film.webm', '1:26 type: the file public/film.webm is of another type'],
])('of %s, its one fault is reported', (name, expected) => {
  const advice = { expected: '', fix: '' };
  const faultOf = (path: string, use: object) => {
    if ('type' in use) return { fault: 'is of another type', ...advice };
    return path.endsWith('.mov') ? { fault: 'is no film', ...advice } : undefined;
  };
  const context = { ...emptyContext, media: ['/film.mov', '/film.webm'], faultOf };
  const text = `{ src: /${name}, type: video/mp4 }\n`;
  expect(problemsOf(text, z.strictObject({ src: video, type: mediaType }), context)).toEqual([
    expected,
  ]);
});

const size = 'size: { width: 1, height: 1 }\n';

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
  expect(read(text, contentSchema)).toMatchObject({
    problems: [{ message: 'unknown key "owner"', fix: 'move it to site.config.yaml' }],
  });
});

test('lines of code keep their signs', () => {
  const code = z.strictObject({ code: z.string().register(fieldMetadata, { role: 'code' }) });
  expect(problemsOf('code: five();\n', code)).toEqual([]);
});

test.each(['\r\n', '\r'])('line ends %j give the same problems', (end) => {
  for (const text of [
    `name: Ada\n${size}`,
    'name: Ada\nsize:\n  width: 1\n  height: tall\n',
    'name: Ada\nsize:\n  width: 1\nheight: 1\n',
  ])
    expect(problemsOf(text.replaceAll('\n', end))).toEqual(problemsOf(text));
});
